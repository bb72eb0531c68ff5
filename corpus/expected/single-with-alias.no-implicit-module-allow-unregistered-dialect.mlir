#map = affine_map<(d0) -> (d0)>
"u.x"() {a = #map, b = dense_resource<k> : tensor<1xi32>} : () -> ()

{-#
  dialect_resources: {
    builtin: {
      k: "0x0400000001000000"
    }
  }
#-}

