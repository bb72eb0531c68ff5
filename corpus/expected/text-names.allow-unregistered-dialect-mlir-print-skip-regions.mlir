module {...}

{-#
  external_resources: {
    ex: {
      a: "some long string",
      b: true,
      c: "0x0400000001"
    }
  }
#-}

