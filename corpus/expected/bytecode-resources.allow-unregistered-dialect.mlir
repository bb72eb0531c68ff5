module attributes {test.a = dense_resource<a> : tensor<3xi64>, test.b = dense_resource<b> : tensor<2xi8>} {
}

{-#
  dialect_resources: {
    builtin: {
      a: "0x40000000010000000000000002000000000000000300000000000000",
      b: "0x010000000102"
    }
  },
  external_resources: {
    tool: {
      text: "with \22quotes\22\0A",
      yes: true,
      no: false,
      "odd key": "0x20000000DEADBEEF"
    },
    other: {
      blob: "0x0400000001"
    }
  }
#-}

