wasmssa.func @control(%a: !wasmssa<local ref to i32>) -> i32 {
  %0 = wasmssa.local_get %a : !wasmssa<local ref to i32>
  wasmssa.block : {
    wasmssa.block_return
  } > ^bb1
^bb1:
  wasmssa.block (%0) : i32 : {
  ^bb0(%x: i32):
    wasmssa.block_return %x : i32
  } > ^bb2
^bb2(%1: i32):
  wasmssa.loop (%0) : i32 : {
  ^bb0(%x: i32):
    wasmssa.branch_if %x to level 0 with args (%x : i32) else ^bb7
  ^bb7:
    wasmssa.block_return %x : i32
  } > ^bb3
^bb3(%2: i32):
  wasmssa.if %2 : {
    wasmssa.block_return
  } > ^bb4
^bb4:
  wasmssa.if %2 (%1, %1) : i32, i32 {z} : {
  ^bb0(%x: i32, %y: i32):
    wasmssa.block_return %x : i32
  } else {
  ^bb0(%x: i32, %y: i32):
    wasmssa.block_return %y : i32
  } > ^bb5
^bb5(%3: i32):
  wasmssa.loop {y} : {
    wasmssa.block : {
      wasmssa.branch_if %2 to level 1 else ^bb8 {w}
    ^bb8:
      wasmssa.block_return {v}
    } > ^bb9
  ^bb9:
    wasmssa.block_return
  } > ^bb6
^bb6:
  wasmssa.return %3 : i32
}
