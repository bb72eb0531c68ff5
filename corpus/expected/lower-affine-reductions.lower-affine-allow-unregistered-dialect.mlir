module {
  func.func @f(%arg0: f32, %arg1: i32, %arg2: index, %arg3: i64, %arg4: f16) {
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 0x7F800000 : f32
    %0:4 = scf.parallel (%arg5) = (%c0) to (%c10) step (%c1) init (%cst, %cst_0, %cst_1, %cst_2) -> (f32, f32, f32, f32) {
      scf.reduce(%arg0, %arg0, %arg0, %arg0 : f32, f32, f32, f32) {
      ^bb0(%arg6: f32, %arg7: f32):
        %3 = arith.addf %arg6, %arg7 : f32
        scf.reduce.return %3 : f32
      }, {
      ^bb0(%arg6: f32, %arg7: f32):
        %3 = arith.mulf %arg6, %arg7 : f32
        scf.reduce.return %3 : f32
      }, {
      ^bb0(%arg6: f32, %arg7: f32):
        %3 = arith.maximumf %arg6, %arg7 : f32
        scf.reduce.return %3 : f32
      }, {
      ^bb0(%arg6: f32, %arg7: f32):
        %3 = arith.minimumf %arg6, %arg7 : f32
        scf.reduce.return %3 : f32
      }
    }
    %c0_3 = arith.constant 0 : index
    %c10_4 = arith.constant 10 : index
    %c1_5 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32_6 = arith.constant 0 : i32
    %c-1_i32 = arith.constant -1 : i32
    %1:4 = scf.parallel (%arg5) = (%c0_3) to (%c10_4) step (%c1_5) init (%c0_i32, %c1_i32, %c0_i32_6, %c-1_i32) -> (i32, i32, i32, i32) {
      scf.reduce(%arg1, %arg1, %arg1, %arg1 : i32, i32, i32, i32) {
      ^bb0(%arg6: i32, %arg7: i32):
        %3 = arith.addi %arg6, %arg7 : i32
        scf.reduce.return %3 : i32
      }, {
      ^bb0(%arg6: i32, %arg7: i32):
        %3 = arith.muli %arg6, %arg7 : i32
        scf.reduce.return %3 : i32
      }, {
      ^bb0(%arg6: i32, %arg7: i32):
        %3 = arith.ori %arg6, %arg7 : i32
        scf.reduce.return %3 : i32
      }, {
      ^bb0(%arg6: i32, %arg7: i32):
        %3 = arith.andi %arg6, %arg7 : i32
        scf.reduce.return %3 : i32
      }
    }
    %c0_7 = arith.constant 0 : index
    %c10_8 = arith.constant 10 : index
    %c1_9 = arith.constant 1 : index
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst_10 = arith.constant 0.000000e+00 : f16
    %2:3 = scf.parallel (%arg5) = (%c0_7) to (%c10_8) step (%c1_9) init (%c0_i64, %c1_i64, %cst_10) -> (i64, i64, f16) {
      scf.reduce(%arg3, %arg3, %arg4 : i64, i64, f16) {
      ^bb0(%arg6: i64, %arg7: i64):
        %3 = arith.addi %arg6, %arg7 : i64
        scf.reduce.return %3 : i64
      }, {
      ^bb0(%arg6: i64, %arg7: i64):
        %3 = arith.muli %arg6, %arg7 : i64
        scf.reduce.return %3 : i64
      }, {
      ^bb0(%arg6: f16, %arg7: f16):
        %3 = arith.addf %arg6, %arg7 : f16
        scf.reduce.return %3 : f16
      }
    }
    return
  }
}

