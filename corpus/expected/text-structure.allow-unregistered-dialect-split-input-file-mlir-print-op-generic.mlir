"builtin.module"() ({
  "u.x"() <{a = 1 : i64, b}> {c = 2 : i64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() <{}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() <"str"> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() <1 : i32> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() <@foo> {a} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() <{a = 1 : i64}> {a = 2 : i64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "u.x"() : () -> (i32, i32)
  "u.y"(%0#0, %0#1) : (i32, i32) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0:2 = "u.x"() : () -> (i32, i32)
  "u.y"(%0#0, %0#1) : (i32, i32) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0:3 = "u.x"() : () -> (i32, i32, f32)
  "u.y"(%0#1, %0#2) : (i32, f32) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "u.x"() : () -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"(%0) : (i32) -> ()
  %0 = "u.y"() : () -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() ({
  }, {
  }) {a} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() ({
  ^bb0:
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() ({
  ^bb0(%arg0: i32):
    "u.y"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
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
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() ({
    %2 = "u.y"() : () -> i32
  }, {
    %1 = "u.y"() : () -> i32
  }) : () -> ()
  %0 = "u.y"() : () -> i32
}) : () -> ()

// -----
"builtin.module"() ({
^bb0:
}) : () -> ()

// -----
"builtin.module"() <{sym_name = "foo"}> ({
^bb0:
}) : () -> ()

// -----
"builtin.module"() ({
  "builtin.module"() ({
  ^bb0:
  }) : () -> ()
  "builtin.module"() ({
  ^bb0:
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
^bb0:
}) : () -> ()

// -----
"builtin.module"() ({
^bb0:
}) : () -> ()

// -----
"builtin.module"() ({
^bb0:
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{a.b}, {c.d = 1 : i64}], function_type = (i32, i32) -> (f32, i1), res_attrs = [{e.f}, {}], sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "nested"}> ({
    "func.return"() : () -> ()
  }) {x} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "func.return"(%arg0, %arg0) : (i32, i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "u.x"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  ^bb1:  // no predecessors
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f g"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.call"() <{callee = @f}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<2xf32>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  %0 = "u.x"() {a = #map, b = i32, c = #map} : () -> i32
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0 * 3)>
#map3 = affine_map<(d0, d1) -> (d1)>
#set = affine_set<(d0) : (d0 >= 0)>
"builtin.module"() ({
  "u.x"() {a = #map, b = #map1, c = #map} : () -> ()
  %0 = "u.x"() {a = #set, b = #map3} : () -> memref<4xf32, #map2>
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 3)>
"builtin.module"() ({
  "u.x"() ({
    "u.x"() {m = #map} : () -> ()
    "builtin.module"() ({
      "u.x"() {m = #map1} : () -> ()
    }) : () -> ()
  }) {m = #map2} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i1) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i1):
    "cf.cond_br"(%arg1, %arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%0: i32):  // pred: ^bb0
    "cf.br"(%0)[^bb3] : (i32) -> ()
  ^bb2:  // pred: ^bb0
    "cf.br"(%arg0)[^bb3] : (i32) -> ()
  ^bb3(%1: i32):  // 2 preds: ^bb1, ^bb2
    "func.return"(%1) : (i32) -> ()
  ^bb4:  // pred: ^bb4
    "cf.br"()[^bb4] : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = true}> : () -> i1
    %4 = "arith.constant"() <{value = false}> : () -> i1
    %5 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %6 = "arith.constant"() <{value = dense<1> : vector<2xi32>}> : () -> vector<2xi32>
    %7 = "arith.constant"() <{value = 5 : index}> : () -> index
    %8 = "arith.constant"() <{value = 5 : index}> : () -> index
    %9 = "arith.constant"() <{value = 99999999999 : i64}> : () -> i64
    %10 = "func.constant"() <{value = @f}> : () -> (() -> ())
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1):
    "cf.cond_br"(%arg0)[^bb2, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb2
    "func.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    "u.x"() ({
      "cf.br"()[^bb1] : () -> ()
    ^bb1:  // 2 preds: ^bb0, ^bb1
      "cf.br"()[^bb1] : () -> ()
    }) : () -> ()
    "cf.br"()[^bb1] : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() ({
    "func.func"() <{function_type = () -> (), sym_name = "h"}> ({
      %1 = "u.y"() : () -> i32
      "func.return"() : () -> ()
    }) : () -> ()
    %0 = "u.x"() : () -> i32
  }) {"1", _x, a.b = 1 : i64, "quoted name"} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() {"\22" = 1 : i64} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u\22.x"() : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "x"() : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() : () -> ()
  "u.x"() : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    "u.x"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "u.x"() : () -> ()
  "u.x"() : () -> ()
  "u.x"() : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "u.x"() : () -> i32
  %1 = "u.x"() : () -> i32
  %2:2 = "u.x"() : () -> (i32, i32)
  %3 = "u.x"(%0, %1, %2#1) : (i32, i32, i32) -> i32
  %4 = "u.x"(%3) : (i32) -> i32
  "u.x"(%4) ({
  ^bb0(%arg0: i32, %arg1: i32):
    "u.y"(%arg0, %arg1) : (i32, i32) -> ()
  }) : (i32) -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "u.x"() : () -> tensor<2xi32>
  "u.y"(%0) {a = dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]> : tensor<20xi32>, b = dense<1> : tensor<20xi32>, c = array<i32: 1, 2, 3, 4, 5>, d = sparse<[[0], [1], [2]], [1, 2, 3]> : tensor<10xi32>, e = dense<[1, 2, 3, 4, 5]> : tensor<5xi8>} : (tensor<2xi32>) -> ()
}) : () -> ()

