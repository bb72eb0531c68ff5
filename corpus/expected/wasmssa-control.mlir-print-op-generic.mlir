"builtin.module"() ({
  "wasmssa.func"() <{functionType = (i32) -> i32, sym_name = "control"}> ({
  ^bb0(%arg0: !wasmssa<local ref to i32>):
    %0 = "wasmssa.local_get"(%arg0) : (!wasmssa<local ref to i32>) -> i32
    "wasmssa.block"()[^bb1] ({
      "wasmssa.block_return"() : () -> ()
    }) : () -> ()
  ^bb1:  // pred: ^bb0
    "wasmssa.block"(%0)[^bb2] ({
    ^bb0(%arg6: i32):
      "wasmssa.block_return"(%arg6) : (i32) -> ()
    }) : (i32) -> ()
  ^bb2(%1: i32):  // pred: ^bb1
    "wasmssa.loop"(%0)[^bb3] ({
    ^bb0(%arg5: i32):
      "wasmssa.branch_if"(%arg5, %arg5)[^bb1] <{exitLevel = 0 : ui32}> : (i32, i32) -> ()
    ^bb1:  // pred: ^bb0
      "wasmssa.block_return"(%arg5) : (i32) -> ()
    }) : (i32) -> ()
  ^bb3(%2: i32):  // pred: ^bb2
    "wasmssa.if"(%2)[^bb4] ({
      "wasmssa.block_return"() : () -> ()
    }, {
    }) : (i32) -> ()
  ^bb4:  // pred: ^bb3
    "wasmssa.if"(%2, %1, %1)[^bb5] ({
    ^bb0(%arg3: i32, %arg4: i32):
      "wasmssa.block_return"(%arg3) : (i32) -> ()
    }, {
    ^bb0(%arg1: i32, %arg2: i32):
      "wasmssa.block_return"(%arg2) : (i32) -> ()
    }) {z} : (i32, i32, i32) -> ()
  ^bb5(%3: i32):  // pred: ^bb4
    "wasmssa.loop"()[^bb6] ({
      "wasmssa.block"()[^bb1] ({
        "wasmssa.branch_if"(%2)[^bb1] <{exitLevel = 1 : ui32}> {w} : (i32) -> ()
      ^bb1:  // pred: ^bb0
        "wasmssa.block_return"() {v} : () -> ()
      }) : () -> ()
    ^bb1:  // pred: ^bb0
      "wasmssa.block_return"() : () -> ()
    }) {y} : () -> ()
  ^bb6:  // pred: ^bb5
    "wasmssa.return"(%3) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

