module attributes { test.b = dense_resource<blob1> : tensor<0xi64>, test.c = dense_resource<blob2> : tensor<2xi64> } {}
{-#
  dialect_resources: {
    builtin: {
      blob1: "0x08000000",
      blob2: "0x04000000"
    }
  },
  external_resources: { other: { k: "0x10000000", l: "0x00000000" } }
#-}
