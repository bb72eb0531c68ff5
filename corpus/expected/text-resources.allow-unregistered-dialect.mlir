module {
  "u.x"() {a = dense_resource<blob1> : tensor<3xi64>, b = dense_resource<"b 2"> : tensor<2xf32>, c = dense_resource<none1> : tensor<2xf32>, d = dense_resource<blob1> : vector<3xi64>} : () -> ()
}

{-#
  dialect_resources: {
    builtin: {
      blob1: "0x08000000010000000000000002000000000000000300000000000000",
      "b 2": "0x04000000CDCC8C3FCDCC0C40"
    }
  },
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module()",
      disable_threading: true
    },
    other: {
      a: "x",
      b: false,
      c: "0x04000000AABB"
    }
  }
#-}

