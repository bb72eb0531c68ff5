module {
  "u.x"() <{a = 1 : i64, b}> {c = 2 : i64} : () -> ()
}
// -----
module {
  "u.x"() <{}> : () -> ()
}
// -----
module {
  "u.x"() <"str"> : () -> ()
}
// -----
module {
  "u.x"() <1 : i32> : () -> ()
}
// -----
module {
  "u.x"() <@foo> {a} : () -> ()
}
// -----
module {
  "u.x"() <{a = 1 : i64}> {a = 2 : i64} : () -> ()
}
// -----
module {
  func.func @f() {
    return
  }
}
// -----
module {
  func.func @f() {
    return
  }
}
// -----
module {
  func.func @f() {
    return
  }
}
// -----
module {
  %0:2 = "u.x"() : () -> (i32, i32)
  "u.y"(%0#0, %0#1) : (i32, i32) -> ()
}
// -----
module {
  %0:2 = "u.x"() : () -> (i32, i32)
  "u.y"(%0#0, %0#1) : (i32, i32) -> ()
}
// -----
module {
  %0:3 = "u.x"() : () -> (i32, i32, f32)
  "u.y"(%0#1, %0#2) : (i32, f32) -> ()
}
// -----
module {
  %0 = "u.x"() : () -> i32
}
// -----
module {
  "u.x"(%0) : (i32) -> ()
  %0 = "u.y"() : () -> i32
}
// -----
module {
  "u.x"() ({
  }) : () -> ()
}
// -----
module {
  "u.x"() ({
  }, {
  }) {a} : () -> ()
}
// -----
module {
  "u.x"() ({
  ^bb0:
  }) : () -> ()
}
// -----
module {
  "u.x"() ({
  ^bb0(%arg0: i32):
    "u.y"(%arg0) : (i32) -> ()
  }) : () -> ()
}
// -----
module {
  "u.x"() ({
    %0 = "u.y"() : () -> i32
    "u.br"()[^bb1] : () -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb1
    "u.use"(%0) : (i32) -> ()
    "u.x"() ({
      "u.use"(%0) : (i32) -> ()
    }) : () -> ()
    "u.br"()[^bb1] : () -> ()
  }) : () -> ()
}
// -----
module {
  "u.x"() ({
    %1 = "u.y"() : () -> i32
  }, {
    %1 = "u.y"() : () -> i32
  }) : () -> ()
  %0 = "u.y"() : () -> i32
}
// -----
module {
}
// -----
module @foo {
}
// -----
module {
  module {
  }
  module {
  }
}
// -----
module {
}
// -----
module {
}
// -----
module {
}
// -----
module {
  func.func private @f(i32 {a.b}, i32 {c.d = 1 : i64}) -> (f32 {e.f}, i1)
}
// -----
module {
  func.func nested @f() attributes {x} {
    return
  }
}
// -----
module {
  func.func @f(%arg0: i32) -> (i32, i32) {
    return %arg0, %arg0 : i32, i32
  }
}
// -----
module {
  func.func @f() {
    "u.x"() : () -> ()
  }
}
// -----
module {
  func.func @f() {
    return
  ^bb1:  // no predecessors
    return
  }
}
// -----
module {
  func.func @f() {
    return
  }
}
// -----
module {
  func.func @f(%arg0: i32) {
    return
  }
}
// -----
module {
  func.func @f(%arg0: i32) {
    return
  }
}
// -----
module {
  func.func @"f g"() {
    return
  }
}
// -----
module {
  func.func @f() {
    call @f() : () -> ()
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<2xf32>) {
    return
  }
}
// -----
module {
  func.func @f() {
    return
  }
  func.func @g() {
    return
  }
}
// -----
module {
  %0 = "u.x"() {a = affine_map<(d0) -> (d0)>, b = i32, c = affine_map<(d0) -> (d0)>} : () -> i32
}
// -----
module {
  "u.x"() : () -> ()
}
// -----
module {
  "u.x"() : () -> ()
}
// -----
module {
  "u.x"() {a = affine_map<(d0) -> (d0)>, b = affine_map<(d0, d1) -> (d0)>, c = affine_map<(d0) -> (d0)>} : () -> ()
  %0 = "u.x"() {a = affine_set<(d0) : (d0 >= 0)>, b = affine_map<(d0, d1) -> (d1)>} : () -> memref<4xf32, affine_map<(d0) -> (d0 * 3)>>
}
// -----
module {
  "u.x"() ({
    "u.x"() {m = affine_map<(d0) -> (d0 + 1)>} : () -> ()
    builtin.module {
      "u.x"() {m = affine_map<(d0) -> (d0 + 2)>} : () -> ()
    }
  }) {m = affine_map<(d0) -> (d0 + 3)>} : () -> ()
}
// -----
module {
  func.func @f(%arg0: i32, %arg1: i1) -> i32 {
    cf.cond_br %arg1, ^bb1(%arg0 : i32), ^bb2
  ^bb1(%0: i32):  // pred: ^bb0
    cf.br ^bb3(%0 : i32)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%arg0 : i32)
  ^bb3(%1: i32):  // 2 preds: ^bb1, ^bb2
    return %1 : i32
  ^bb4:  // pred: ^bb4
    cf.br ^bb4
  }
}
// -----
module {
  func.func @f() {
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_0 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %true = arith.constant true
    %false = arith.constant false
    %cst = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<1> : vector<2xi32>
    %c5 = arith.constant 5 : index
    %c5_2 = arith.constant 5 : index
    %c99999999999_i64 = arith.constant 99999999999 : i64
    %f = constant @f : () -> ()
    return
  }
}
// -----
module {
  func.func @f(%arg0: i1) {
    cf.cond_br %arg0, ^bb2, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    return
  ^bb2:  // pred: ^bb0
    "u.x"() ({
      cf.br ^bb1
    ^bb1:  // 2 preds: ^bb0, ^bb1
      cf.br ^bb1
    }) : () -> ()
    cf.br ^bb1
  }
}
// -----
module {
  "u.x"() ({
    func.func @h() {
      %1 = "u.y"() : () -> i32
      return
    }
    %0 = "u.x"() : () -> i32
  }) {"1", _x, a.b = 1 : i64, "quoted name"} : () -> ()
}
// -----
module {
  "u.x"() {"\22" = 1 : i64} : () -> ()
}
// -----
module {
  "u\22.x"() : () -> ()
}
// -----
module {
  "x"() : () -> ()
}
// -----
module {
  "u.x"() : () -> ()
}
// -----
module {
  "u.x"() : () -> ()
  "u.x"() : () -> ()
}
// -----
module {
  "u.x"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    "u.x"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "u.x"() : () -> ()
  "u.x"() : () -> ()
  "u.x"() : () -> ()
}
// -----
module {
  %0 = "u.x"() : () -> i32
  %1 = "u.x"() : () -> i32
  %2:2 = "u.x"() : () -> (i32, i32)
  %3 = "u.x"(%0, %1, %2#1) : (i32, i32, i32) -> i32
  %4 = "u.x"(%3) : (i32) -> i32
  "u.x"(%4) ({
  ^bb0(%arg0: i32, %arg1: i32):
    "u.y"(%arg0, %arg1) : (i32, i32) -> ()
  }) : (i32) -> ()
}
// -----
module {
  %0 = "u.x"() : () -> tensor<2xi32>
  "u.y"(%0) {a = dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]> : tensor<20xi32>, b = dense<1> : tensor<20xi32>, c = array<i32: 1, 2, 3, 4, 5>, d = sparse<[[0], [1], [2]], [1, 2, 3]> : tensor<10xi32>, e = dense<[1, 2, 3, 4, 5]> : tensor<5xi8>} : (tensor<2xi32>) -> ()
}
