module {
  wasmssa.func @control(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.block : {
      wasmssa.block_return
    }> ^bb1
  ^bb1:  // pred: ^bb0
    wasmssa.block(%0) : i32 : {
    ^bb0(%arg1: i32):
      wasmssa.block_return %arg1 : i32
    }> ^bb2
  ^bb2(%1: i32):  // pred: ^bb1
    wasmssa.loop(%0) : i32 : {
    ^bb0(%arg1: i32):
      wasmssa.branch_if %arg1 to level 0 with args(%arg1 : i32) else ^bb1
    ^bb1:  // pred: ^bb0
      wasmssa.block_return %arg1 : i32
    }> ^bb3
  ^bb3(%2: i32):  // pred: ^bb2
    wasmssa.if %2 : {
      wasmssa.block_return
    } > ^bb4
  ^bb4:  // pred: ^bb3
    wasmssa.if %2(%1, %1) : i32, i32 {z} : {
    ^bb0(%arg1: i32, %arg2: i32):
      wasmssa.block_return %arg1 : i32
    } "else "{
    ^bb0(%arg1: i32, %arg2: i32):
      wasmssa.block_return %arg2 : i32
    }> ^bb5
  ^bb5(%3: i32):  // pred: ^bb4
    wasmssa.loop {y} : {
      wasmssa.block : {
        wasmssa.branch_if %2 to level 1 else ^bb1 {w}
      ^bb1:  // pred: ^bb0
        wasmssa.block_return {v}
      }> ^bb1
    ^bb1:  // pred: ^bb0
      wasmssa.block_return
    }> ^bb6
  ^bb6:  // pred: ^bb5
    wasmssa.return %3 : i32
  }
}

