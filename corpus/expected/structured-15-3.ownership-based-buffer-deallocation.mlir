module {
  func.func @f0(%arg0: i1, %arg1: memref<?xi32>, %arg2: memref<4xi64>, %arg3: memref<8x4x?xi1>) -> (index, index) {
    %true = arith.constant true
    %false = arith.constant false
    %false_0 = arith.constant false
    %true_1 = arith.constant true
    %false_2 = arith.constant false
    %false_3 = arith.constant false
    %false_4 = arith.constant false
    %false_5 = arith.constant false
    %false_6 = arith.constant false
    %false_7 = arith.constant false
    %true_8 = arith.constant true
    %false_9 = arith.constant false
    %false_10 = arith.constant false
    %false_11 = arith.constant false
    %false_12 = arith.constant false
    %0 = scf.execute_region -> index {
      %false_70 = arith.constant false
      %false_71 = arith.constant false
      %false_72 = arith.constant false
      %c2_73 = arith.constant 2 : index
      %dim_74 = memref.dim %arg3, %c2_73 : memref<8x4x?xi1>
      %9:4 = scf.if %arg0 -> (memref<8x4x?xi1>, memref<8x4x?xi1>, i1, i1) {
        %false_84 = arith.constant false
        %false_85 = arith.constant false
        scf.index_switch %dim_74 
        case 1 {
          %true_86 = arith.constant true
          %alloc_87 = memref.alloc() : memref<4xi64>
          %base_buffer_88, %offset_89, %sizes_90, %strides_91 = memref.extract_strided_metadata %alloc_87 : memref<4xi64> -> memref<i64>, index, index, index
          bufferization.dealloc (%base_buffer_88 : memref<i64>) if (%true_86)
          scf.yield
        }
        case 3 {
          %true_86 = arith.constant true
          %c8 = arith.constant 8 : index
          %alloc_87 = memref.alloc(%c8) : memref<8x4x?xi1>
          %base_buffer_88, %offset_89, %sizes_90:3, %strides_91:3 = memref.extract_strided_metadata %alloc_87 : memref<8x4x?xi1> -> memref<i1>, index, index, index, index, index, index, index
          bufferization.dealloc (%base_buffer_88 : memref<i1>) if (%true_86)
          scf.yield
        }
        case 5 {
          %true_86 = arith.constant true
          %alloc_87 = memref.alloc(%dim_74) : memref<8x4x?xi1>
          %base_buffer_88, %offset_89, %sizes_90:3, %strides_91:3 = memref.extract_strided_metadata %alloc_87 : memref<8x4x?xi1> -> memref<i1>, index, index, index, index, index, index, index
          bufferization.dealloc (%base_buffer_88 : memref<i1>) if (%true_86)
          scf.yield
        }
        default {
          %c6_i32_86 = arith.constant 6 : i32
          %12 = arith.cmpi sge, %c6_i32_86, %c6_i32_86 : i32
        }
        %11:2 = bufferization.dealloc retain (%arg3, %arg3 : memref<8x4x?xi1>, memref<8x4x?xi1>)
        scf.yield %arg3, %arg3, %11#0, %11#1 : memref<8x4x?xi1>, memref<8x4x?xi1>, i1, i1
      } else {
        %true_84 = arith.constant true
        %false_85 = arith.constant false
        %alloc_86 = memref.alloc() : memref<4xi64>
        %base_buffer_87, %offset_88, %sizes_89, %strides_90 = memref.extract_strided_metadata %alloc_86 : memref<4xi64> -> memref<i64>, index, index, index
        %11:2 = bufferization.dealloc (%base_buffer_87 : memref<i64>) if (%true_84) retain (%arg3, %arg3 : memref<8x4x?xi1>, memref<8x4x?xi1>)
        scf.yield %arg3, %arg3, %11#0, %11#1 : memref<8x4x?xi1>, memref<8x4x?xi1>, i1, i1
      }
      %c1_75 = arith.constant 1 : index
      %10 = memref.load %arg1[%c1_75] : memref<?xi32>
      %base_buffer_76, %offset_77, %sizes_78:3, %strides_79:3 = memref.extract_strided_metadata %9#0 : memref<8x4x?xi1> -> memref<i1>, index, index, index, index, index, index, index
      %base_buffer_80, %offset_81, %sizes_82:3, %strides_83:3 = memref.extract_strided_metadata %9#1 : memref<8x4x?xi1> -> memref<i1>, index, index, index, index, index, index, index
      bufferization.dealloc (%base_buffer_76, %base_buffer_80 : memref<i1>, memref<i1>) if (%9#2, %9#3)
      scf.yield %dim_74 : index
    }
    %c6 = arith.constant 6 : index
    %alloc = memref.alloc(%c6) : memref<?xi32>
    %1 = scf.while (%arg4 = %alloc, %arg5 = %arg3, %arg6 = %false_7, %arg7 = %false_7) : (memref<?xi32>, memref<8x4x?xi1>, i1, i1) -> i64 {
      %false_70 = arith.constant false
      %true_71 = arith.constant true
      %false_72 = arith.constant false
      %alloc_73 = memref.alloc() : memref<4xf64>
      scf.forall (%arg8) in (%0) {
        %true_86 = arith.constant true
        %false_87 = arith.constant false
        %alloc_88 = memref.alloc() : memref<4xi64>
        memref.copy %arg2, %alloc_88 : memref<4xi64> to memref<4xi64>
        %base_buffer_89, %offset_90, %sizes_91, %strides_92 = memref.extract_strided_metadata %alloc_88 : memref<4xi64> -> memref<i64>, index, index, index
        bufferization.dealloc (%base_buffer_89 : memref<i64>) if (%true_86)
      }
      %c8_i64 = arith.constant 8 : i64
      %base_buffer_74, %offset_75, %sizes_76, %strides_77 = memref.extract_strided_metadata %arg4 : memref<?xi32> -> memref<i32>, index, index, index
      %base_buffer_78, %offset_79, %sizes_80:3, %strides_81:3 = memref.extract_strided_metadata %arg5 : memref<8x4x?xi1> -> memref<i1>, index, index, index, index, index, index, index
      %base_buffer_82, %offset_83, %sizes_84, %strides_85 = memref.extract_strided_metadata %alloc_73 : memref<4xf64> -> memref<f64>, index, index, index
      bufferization.dealloc (%base_buffer_74, %base_buffer_78, %base_buffer_82 : memref<i32>, memref<i1>, memref<f64>) if (%arg6, %arg7, %true_71)
      scf.condition(%arg0) %c8_i64 : i64
    } do {
    ^bb0(%arg4: i64):
      %false_70 = arith.constant false
      %true_71 = arith.constant true
      %false_72 = arith.constant false
      %false_73 = arith.constant false
      %alloc_74 = memref.alloc() : memref<4xi64>
      %c1_75 = arith.constant 1 : index
      %9:2 = scf.for %arg5 = %0 to %0 step %c1_75 iter_args(%arg6 = %alloc_74, %arg7 = %false_70) -> (memref<4xi64>, i1) {
        %base_buffer_84, %offset_85, %sizes_86, %strides_87 = memref.extract_strided_metadata %arg6 : memref<4xi64> -> memref<i64>, index, index, index
        %11 = bufferization.dealloc (%base_buffer_84 : memref<i64>) if (%arg7) retain (%arg6 : memref<4xi64>)
        scf.yield %arg6, %11 : memref<4xi64>, i1
      }
      %base_buffer_76, %offset_77, %sizes_78, %strides_79 = memref.extract_strided_metadata %alloc_74 : memref<4xi64> -> memref<i64>, index, index, index
      %base_buffer_80, %offset_81, %sizes_82, %strides_83 = memref.extract_strided_metadata %9#0 : memref<4xi64> -> memref<i64>, index, index, index
      %10:2 = bufferization.dealloc (%base_buffer_76, %base_buffer_80 : memref<i64>, memref<i64>) if (%true_71, %9#1) retain (%arg1, %arg3 : memref<?xi32>, memref<8x4x?xi1>)
      scf.yield %arg1, %arg3, %10#0, %10#1 : memref<?xi32>, memref<8x4x?xi1>, i1, i1
    }
    %c1 = arith.constant 1 : index
    %2:4 = scf.for %arg4 = %0 to %0 step %c1 iter_args(%arg5 = %arg2, %arg6 = %arg2, %arg7 = %false_6, %arg8 = %false_6) -> (memref<4xi64>, memref<4xi64>, i1, i1) {
      %false_70 = arith.constant false
      %base_buffer_71, %offset_72, %sizes_73, %strides_74 = memref.extract_strided_metadata %arg5 : memref<4xi64> -> memref<i64>, index, index, index
      %base_buffer_75, %offset_76, %sizes_77, %strides_78 = memref.extract_strided_metadata %arg6 : memref<4xi64> -> memref<i64>, index, index, index
      %9:2 = bufferization.dealloc (%base_buffer_71, %base_buffer_75 : memref<i64>, memref<i64>) if (%arg7, %arg8) retain (%arg2, %arg2 : memref<4xi64>, memref<4xi64>)
      scf.yield %arg2, %arg2, %9#0, %9#1 : memref<4xi64>, memref<4xi64>, i1, i1
    }
    %c1_13 = arith.constant 1 : index
    %3:4 = scf.for %arg4 = %0 to %0 step %c1_13 iter_args(%arg5 = %arg1, %arg6 = %arg3, %arg7 = %false_5, %arg8 = %false_5) -> (memref<?xi32>, memref<8x4x?xi1>, i1, i1) {
      %true_70 = arith.constant true
      %false_71 = arith.constant false
      %false_72 = arith.constant false
      %false_73 = arith.constant false
      %false_74 = arith.constant false
      %c0_75 = arith.constant 0 : index
      memref.store %1, %2#0[%c0_75] : memref<4xi64>
      %9 = scf.while (%arg9 = %1) : (i64) -> i64 {
        %false_89 = arith.constant false
        %false_90 = arith.constant false
        %cst = arith.constant 9.000000e+00 : f32
        %11 = arith.cmpf une, %cst, %cst : f32
        %12:2 = scf.if %11 -> (memref<?xi32>, i1) {
          %false_95 = arith.constant false
          %c0_96 = arith.constant 0 : index
          %13 = memref.load %arg5[%c0_96] : memref<?xi32>
          %14 = bufferization.dealloc retain (%arg5 : memref<?xi32>)
          scf.yield %arg5, %14 : memref<?xi32>, i1
        } else {
          %true_95 = arith.constant true
          %true_96 = arith.constant true
          %alloc_97 = memref.alloc() : memref<8xindex>
          %c6_98 = arith.constant 6 : index
          %alloc_99 = memref.alloc(%c6_98) : memref<?xi32>
          %base_buffer_100, %offset_101, %sizes_102, %strides_103 = memref.extract_strided_metadata %alloc_97 : memref<8xindex> -> memref<index>, index, index, index
          %base_buffer_104, %offset_105, %sizes_106, %strides_107 = memref.extract_strided_metadata %alloc_99 : memref<?xi32> -> memref<i32>, index, index, index
          %13 = bufferization.dealloc (%base_buffer_100, %base_buffer_104 : memref<index>, memref<i32>) if (%true_96, %true_95) retain (%alloc_99 : memref<?xi32>)
          scf.yield %alloc_99, %13 : memref<?xi32>, i1
        }
        %base_buffer_91, %offset_92, %sizes_93, %strides_94 = memref.extract_strided_metadata %12#0 : memref<?xi32> -> memref<i32>, index, index, index
        bufferization.dealloc (%base_buffer_91 : memref<i32>) if (%12#1)
        scf.condition(%11) %1 : i64
      } do {
      ^bb0(%arg9: i64):
        %false_89 = arith.constant false
        %false_90 = arith.constant false
        %false_91 = arith.constant false
        %false_92 = arith.constant false
        %11:2 = scf.index_switch %0 -> memref<8x4x?xi1>, i1 
        case 1 {
          %false_99 = arith.constant false
          %12 = bufferization.dealloc retain (%arg3 : memref<8x4x?xi1>)
          scf.yield %arg3, %12 : memref<8x4x?xi1>, i1
        }
        case 3 {
          %true_99 = arith.constant true
          %false_100 = arith.constant false
          %alloc_101 = memref.alloc() : memref<4xi64>
          %base_buffer_102, %offset_103, %sizes_104, %strides_105 = memref.extract_strided_metadata %alloc_101 : memref<4xi64> -> memref<i64>, index, index, index
          %12 = bufferization.dealloc (%base_buffer_102 : memref<i64>) if (%true_99) retain (%arg6 : memref<8x4x?xi1>)
          scf.yield %arg6, %12 : memref<8x4x?xi1>, i1
        }
        case 5 {
          %true_99 = arith.constant true
          %false_100 = arith.constant false
          %c9 = arith.constant 9 : index
          %alloc_101 = memref.alloc(%c9) : memref<?xi32>
          %base_buffer_102, %offset_103, %sizes_104, %strides_105 = memref.extract_strided_metadata %alloc_101 : memref<?xi32> -> memref<i32>, index, index, index
          %12 = bufferization.dealloc (%base_buffer_102 : memref<i32>) if (%true_99) retain (%arg3 : memref<8x4x?xi1>)
          scf.yield %arg3, %12 : memref<8x4x?xi1>, i1
        }
        default {
          %true_99 = arith.constant true
          %false_100 = arith.constant false
          %alloc_101 = memref.alloc() : memref<4xi64>
          %base_buffer_102, %offset_103, %sizes_104, %strides_105 = memref.extract_strided_metadata %alloc_101 : memref<4xi64> -> memref<i64>, index, index, index
          %12 = bufferization.dealloc (%base_buffer_102 : memref<i64>) if (%true_99) retain (%arg6 : memref<8x4x?xi1>)
          scf.yield %arg6, %12 : memref<8x4x?xi1>, i1
        }
        %c6_i32_93 = arith.constant 6 : i32
        %c1_94 = arith.constant 1 : index
        memref.store %c6_i32_93, %arg5[%c1_94] : memref<?xi32>
        %base_buffer_95, %offset_96, %sizes_97:3, %strides_98:3 = memref.extract_strided_metadata %11#0 : memref<8x4x?xi1> -> memref<i1>, index, index, index, index, index, index, index
        bufferization.dealloc (%base_buffer_95 : memref<i1>) if (%11#1)
        scf.yield %1 : i64
      }
      %c9_i32 = arith.constant 9 : i32
      %c1_i32 = arith.constant 1 : i32
      scf.for %arg9 = %c9_i32 to %c9_i32 step %c1_i32  : i32 {
        %false_89 = arith.constant false
        %false_90 = arith.constant false
        %c1_91 = arith.constant 1 : index
        %c3 = arith.constant 3 : index
        %c0_92 = arith.constant 0 : index
        %11 = memref.load %arg6[%c1_91, %c3, %c0_92] : memref<8x4x?xi1>
        %c4 = arith.constant 4 : index
        %c0_93 = arith.constant 0 : index
        %12 = memref.load %arg3[%c4, %c0_93, %c0_93] : memref<8x4x?xi1>
      }
      %alloc_76 = memref.alloc(%arg4) {alignment = 64 : i64} : memref<?xi32>
      %base_buffer_77, %offset_78, %sizes_79, %strides_80 = memref.extract_strided_metadata %arg5 : memref<?xi32> -> memref<i32>, index, index, index
      %base_buffer_81, %offset_82, %sizes_83:3, %strides_84:3 = memref.extract_strided_metadata %arg6 : memref<8x4x?xi1> -> memref<i1>, index, index, index, index, index, index, index
      %base_buffer_85, %offset_86, %sizes_87, %strides_88 = memref.extract_strided_metadata %alloc_76 : memref<?xi32> -> memref<i32>, index, index, index
      %10:2 = bufferization.dealloc (%base_buffer_77, %base_buffer_81, %base_buffer_85 : memref<i32>, memref<i1>, memref<i32>) if (%arg7, %arg8, %true_70) retain (%alloc_76, %arg6 : memref<?xi32>, memref<8x4x?xi1>)
      scf.yield %alloc_76, %arg6, %10#0, %10#1 : memref<?xi32>, memref<8x4x?xi1>, i1, i1
    }
    %4 = arith.select %arg0, %arg0, %arg0 : i1
    %5 = arith.select %arg0, %arg3, %arg3 : memref<8x4x?xi1>
    %c2 = arith.constant 2 : index
    %c6_i32 = arith.constant 6 : i32
    %6 = scf.for %arg4 = %c1 to %c1_13 step %c2 iter_args(%arg5 = %c6_i32) -> (i32) {
      %true_70 = arith.constant true
      %alloc_71 = memref.alloc() : memref<8xi1>
      %base_buffer_72, %offset_73, %sizes_74, %strides_75 = memref.extract_strided_metadata %alloc_71 : memref<8xi1> -> memref<i1>, index, index, index
      bufferization.dealloc (%base_buffer_72 : memref<i1>) if (%true_70)
      scf.yield %arg5 : i32
    }
    %c2_14 = arith.constant 2 : index
    %7:3 = scf.for %arg4 = %c1_13 to %c1_13 step %c2_14 iter_args(%arg5 = %1, %arg6 = %2#1, %arg7 = %false_3) -> (i64, memref<4xi64>, i1) {
      %false_70 = arith.constant false
      %false_71 = arith.constant false
      %false_72 = arith.constant false
      %false_73 = arith.constant false
      %false_74 = arith.constant false
      %false_75 = arith.constant false
      %9:4 = scf.if %4 -> (memref<8x4x?xi1>, memref<8x4x?xi1>, i1, i1) {
        %true_88 = arith.constant true
        %false_89 = arith.constant false
        %false_90 = arith.constant false
        %false_91 = arith.constant false
        %false_92 = arith.constant false
        scf.if %4 {
          %true_98 = arith.constant true
          %alloc_99 = memref.alloc(%0) : memref<?xi32>
          %base_buffer_100, %offset_101, %sizes_102, %strides_103 = memref.extract_strided_metadata %alloc_99 : memref<?xi32> -> memref<i32>, index, index, index
          bufferization.dealloc (%base_buffer_100 : memref<i32>) if (%true_98)
        } else {
        }
        %c1_i32 = arith.constant 1 : i32
        %11 = scf.for %arg8 = %6 to %6 step %c1_i32 iter_args(%arg9 = %c1_13) -> (index)  : i32 {
          %true_98 = arith.constant true
          %false_99 = arith.constant false
          %alloc_100 = memref.alloc() : memref<4xi64>
          %13 = arith.select %arg0, %2#0, %alloc_100 : memref<4xi64>
          %base_buffer_101, %offset_102, %sizes_103, %strides_104 = memref.extract_strided_metadata %alloc_100 : memref<4xi64> -> memref<i64>, index, index, index
          bufferization.dealloc (%base_buffer_101 : memref<i64>) if (%true_98)
          scf.yield %c1_13 : index
        }
        %alloc_93 = memref.alloc(%arg4) : memref<8x4x?xi1>
        %base_buffer_94, %offset_95, %sizes_96:3, %strides_97:3 = memref.extract_strided_metadata %alloc_93 : memref<8x4x?xi1> -> memref<i1>, index, index, index, index, index, index, index
        %12:2 = bufferization.dealloc (%base_buffer_94 : memref<i1>) if (%true_88) retain (%alloc_93, %5 : memref<8x4x?xi1>, memref<8x4x?xi1>)
        scf.yield %alloc_93, %5, %12#0, %12#1 : memref<8x4x?xi1>, memref<8x4x?xi1>, i1, i1
      } else {
        %false_88 = arith.constant false
        %false_89 = arith.constant false
        %false_90 = arith.constant false
        %11 = scf.if %4 -> (i1) {
          %true_91 = arith.constant true
          %alloc_92 = memref.alloc(%arg4) : memref<?xi32>
          %base_buffer_93, %offset_94, %sizes_95, %strides_96 = memref.extract_strided_metadata %alloc_92 : memref<?xi32> -> memref<i32>, index, index, index
          bufferization.dealloc (%base_buffer_93 : memref<i32>) if (%true_91)
          scf.yield %4 : i1
        } else {
          scf.yield %arg0 : i1
        }
        %12:2 = bufferization.dealloc retain (%3#1, %arg3 : memref<8x4x?xi1>, memref<8x4x?xi1>)
        scf.yield %3#1, %arg3, %12#0, %12#1 : memref<8x4x?xi1>, memref<8x4x?xi1>, i1, i1
      }
      %base_buffer_76, %offset_77, %sizes_78, %strides_79 = memref.extract_strided_metadata %arg6 : memref<4xi64> -> memref<i64>, index, index, index
      %base_buffer_80, %offset_81, %sizes_82:3, %strides_83:3 = memref.extract_strided_metadata %9#0 : memref<8x4x?xi1> -> memref<i1>, index, index, index, index, index, index, index
      %base_buffer_84, %offset_85, %sizes_86:3, %strides_87:3 = memref.extract_strided_metadata %9#1 : memref<8x4x?xi1> -> memref<i1>, index, index, index, index, index, index, index
      %10 = bufferization.dealloc (%base_buffer_76, %base_buffer_80, %base_buffer_84 : memref<i64>, memref<i1>, memref<i1>) if (%arg7, %9#2, %9#3) retain (%2#1 : memref<4xi64>)
      scf.yield %arg5, %2#1, %10 : i64, memref<4xi64>, i1
    }
    %c0 = arith.constant 0 : index
    %dim = memref.dim %alloc, %c0 : memref<?xi32>
    %8:4 = scf.if %4 -> (memref<8x4x?xi1>, memref<?xi32>, i1, i1) {
      %false_70 = arith.constant false
      %false_71 = arith.constant false
      %false_72 = arith.constant false
      %false_73 = arith.constant false
      %false_74 = arith.constant false
      %false_75 = arith.constant false
      %false_76 = arith.constant false
      %false_77 = arith.constant false
      %9:4 = scf.execute_region -> (memref<?xi32>, memref<8x4x?xi1>, i1, i1) {
        %false_86 = arith.constant false
        %false_87 = arith.constant false
        %false_88 = arith.constant false
        %false_89 = arith.constant false
        %false_90 = arith.constant false
        %false_91 = arith.constant false
        %false_92 = arith.constant false
        %12:4 = scf.if %4 -> (memref<4xi64>, memref<?xi32>, i1, i1) {
          %false_101 = arith.constant false
          %false_102 = arith.constant false
          %false_103 = arith.constant false
          %c2_104 = arith.constant 2 : index
          %c2_105 = arith.constant 2 : index
          %c0_106 = arith.constant 0 : index
          %14 = memref.load %5[%c2_104, %c2_105, %c0_106] : memref<8x4x?xi1>
          %15:2 = bufferization.dealloc retain (%2#1, %alloc : memref<4xi64>, memref<?xi32>)
          scf.yield %2#1, %alloc, %15#0, %15#1 : memref<4xi64>, memref<?xi32>, i1, i1
        } else {
          %false_101 = arith.constant false
          %false_102 = arith.constant false
          %14:2 = bufferization.dealloc retain (%7#1, %alloc : memref<4xi64>, memref<?xi32>)
          scf.yield %7#1, %alloc, %14#0, %14#1 : memref<4xi64>, memref<?xi32>, i1, i1
        }
        %base_buffer_93, %offset_94, %sizes_95, %strides_96 = memref.extract_strided_metadata %12#0 : memref<4xi64> -> memref<i64>, index, index, index
        %base_buffer_97, %offset_98, %sizes_99, %strides_100 = memref.extract_strided_metadata %12#1 : memref<?xi32> -> memref<i32>, index, index, index
        %13:2 = bufferization.dealloc (%base_buffer_93, %base_buffer_97 : memref<i64>, memref<i32>) if (%12#2, %12#3) retain (%arg1, %arg3 : memref<?xi32>, memref<8x4x?xi1>)
        scf.yield %arg1, %arg3, %13#0, %13#1 : memref<?xi32>, memref<8x4x?xi1>, i1, i1
      }
      %10:2 = scf.index_switch %dim -> i1, index 
      case 1 {
        %false_86 = arith.constant false
        %true_87 = arith.constant true
        %c1_88 = arith.constant 1 : index
        %c8 = arith.constant 8 : index
        %alloc_89 = memref.alloc(%c8) : memref<?xi32>
        %12:2 = scf.for %arg4 = %0 to %dim step %c1_88 iter_args(%arg5 = %alloc_89, %arg6 = %false_86) -> (memref<?xi32>, i1) {
          %false_99 = arith.constant false
          %base_buffer_100, %offset_101, %sizes_102, %strides_103 = memref.extract_strided_metadata %arg5 : memref<?xi32> -> memref<i32>, index, index, index
          %13 = bufferization.dealloc (%base_buffer_100 : memref<i32>) if (%arg6) retain (%alloc_89 : memref<?xi32>)
          scf.yield %alloc_89, %13 : memref<?xi32>, i1
        }
        %c5_90 = arith.constant 5 : index
        %base_buffer_91, %offset_92, %sizes_93, %strides_94 = memref.extract_strided_metadata %alloc_89 : memref<?xi32> -> memref<i32>, index, index, index
        %base_buffer_95, %offset_96, %sizes_97, %strides_98 = memref.extract_strided_metadata %12#0 : memref<?xi32> -> memref<i32>, index, index, index
        bufferization.dealloc (%base_buffer_91, %base_buffer_95 : memref<i32>, memref<i32>) if (%true_87, %12#1)
        scf.yield %arg0, %c5_90 : i1, index
      }
      case 3 {
        scf.yield %4, %c2_14 : i1, index
      }
      default {
        %true_86 = arith.constant true
        %alloc_87 = memref.alloc() : memref<4xi64>
        %true_88 = arith.constant true
        %base_buffer_89, %offset_90, %sizes_91, %strides_92 = memref.extract_strided_metadata %alloc_87 : memref<4xi64> -> memref<i64>, index, index, index
        bufferization.dealloc (%base_buffer_89 : memref<i64>) if (%true_86)
        scf.yield %true_88, %c2_14 : i1, index
      }
      %base_buffer_78, %offset_79, %sizes_80, %strides_81 = memref.extract_strided_metadata %9#0 : memref<?xi32> -> memref<i32>, index, index, index
      %base_buffer_82, %offset_83, %sizes_84:3, %strides_85:3 = memref.extract_strided_metadata %9#1 : memref<8x4x?xi1> -> memref<i1>, index, index, index, index, index, index, index
      %11:2 = bufferization.dealloc (%base_buffer_78, %base_buffer_82 : memref<i32>, memref<i1>) if (%9#2, %9#3) retain (%9#1, %alloc : memref<8x4x?xi1>, memref<?xi32>)
      scf.yield %9#1, %alloc, %11#0, %11#1 : memref<8x4x?xi1>, memref<?xi32>, i1, i1
    } else {
      %true_70 = arith.constant true
      %false_71 = arith.constant false
      %c9 = arith.constant 9 : index
      %alloc_72 = memref.alloc(%c9) {tag = "a"} : memref<?xi32>
      %base_buffer_73, %offset_74, %sizes_75, %strides_76 = memref.extract_strided_metadata %alloc_72 : memref<?xi32> -> memref<i32>, index, index, index
      %9:2 = bufferization.dealloc (%base_buffer_73 : memref<i32>) if (%true_70) retain (%3#1, %alloc_72 : memref<8x4x?xi1>, memref<?xi32>)
      scf.yield %3#1, %alloc_72, %9#0, %9#1 : memref<8x4x?xi1>, memref<?xi32>, i1, i1
    }
    %alloc_15 = memref.alloc() : memref<4x2xi64>
    %c2_16 = arith.constant 2 : index
    scf.for %arg4 = %c2_14 to %c0 step %c2_16 {
      %false_70 = arith.constant false
      %false_71 = arith.constant false
      %false_72 = arith.constant false
      %false_73 = arith.constant false
      %false_74 = arith.constant false
      %false_75 = arith.constant false
      %false_76 = arith.constant false
      %false_77 = arith.constant false
      %false_78 = arith.constant false
      %9:4 = scf.if %4 -> (memref<?xi32>, memref<?xi32>, i1, i1) {
        %false_87 = arith.constant false
        %false_88 = arith.constant false
        %10:2 = bufferization.dealloc retain (%alloc, %arg1 : memref<?xi32>, memref<?xi32>)
        scf.yield %alloc, %arg1, %10#0, %10#1 : memref<?xi32>, memref<?xi32>, i1, i1
      } else {
        %false_87 = arith.constant false
        %false_88 = arith.constant false
        %false_89 = arith.constant false
        %false_90 = arith.constant false
        %false_91 = arith.constant false
        %false_92 = arith.constant false
        scf.if %arg0 {
        } else {
          %true_97 = arith.constant true
          %alloc_98 = memref.alloc() : memref<4xi64>
          %base_buffer_99, %offset_100, %sizes_101, %strides_102 = memref.extract_strided_metadata %alloc_98 : memref<4xi64> -> memref<i64>, index, index, index
          bufferization.dealloc (%base_buffer_99 : memref<i64>) if (%true_97)
        }
        %10:3 = scf.if %arg0 -> (index, memref<8x4x?xi1>, i1) {
          %true_97 = arith.constant true
          %false_98 = arith.constant false
          %c6_99 = arith.constant 6 : index
          %alloc_100 = memref.alloc(%c6_99) : memref<?xi32>
          %c9 = arith.constant 9 : index
          %base_buffer_101, %offset_102, %sizes_103, %strides_104 = memref.extract_strided_metadata %alloc_100 : memref<?xi32> -> memref<i32>, index, index, index
          %12 = bufferization.dealloc (%base_buffer_101 : memref<i32>) if (%true_97) retain (%5 : memref<8x4x?xi1>)
          scf.yield %c9, %5, %12 : index, memref<8x4x?xi1>, i1
        } else {
          %true_97 = arith.constant true
          %false_98 = arith.constant false
          %c8 = arith.constant 8 : index
          %alloc_99 = memref.alloc(%c8) : memref<?xi32>
          %base_buffer_100, %offset_101, %sizes_102, %strides_103 = memref.extract_strided_metadata %alloc_99 : memref<?xi32> -> memref<i32>, index, index, index
          %12 = bufferization.dealloc (%base_buffer_100 : memref<i32>) if (%true_97) retain (%3#1 : memref<8x4x?xi1>)
          scf.yield %c1_13, %3#1, %12 : index, memref<8x4x?xi1>, i1
        }
        %base_buffer_93, %offset_94, %sizes_95:3, %strides_96:3 = memref.extract_strided_metadata %10#1 : memref<8x4x?xi1> -> memref<i1>, index, index, index, index, index, index, index
        %11:2 = bufferization.dealloc (%base_buffer_93 : memref<i1>) if (%10#2) retain (%3#0, %8#1 : memref<?xi32>, memref<?xi32>)
        scf.yield %3#0, %8#1, %11#0, %11#1 : memref<?xi32>, memref<?xi32>, i1, i1
      }
      memref.copy %7#1, %2#0 : memref<4xi64> to memref<4xi64>
      %base_buffer_79, %offset_80, %sizes_81, %strides_82 = memref.extract_strided_metadata %9#0 : memref<?xi32> -> memref<i32>, index, index, index
      %base_buffer_83, %offset_84, %sizes_85, %strides_86 = memref.extract_strided_metadata %9#1 : memref<?xi32> -> memref<i32>, index, index, index
      bufferization.dealloc (%base_buffer_79, %base_buffer_83 : memref<i32>, memref<i32>) if (%9#2, %9#3)
    }
    %c0_17 = arith.constant 0 : index
    %dim_18 = memref.dim %alloc_15, %c0_17 : memref<4x2xi64>
    %c5 = arith.constant 5 : index
    %c1_19 = arith.constant 1 : index
    %c2_20 = arith.constant 2 : index
    scf.parallel (%arg4) = (%dim) to (%c5) step (%c1_19) {
      scf.reduce 
    }
    %alloc_21 = memref.alloc() : memref<4xi64>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<?xi32> -> memref<i32>, index, index, index
    %base_buffer_22, %offset_23, %sizes_24, %strides_25 = memref.extract_strided_metadata %arg2 : memref<4xi64> -> memref<i64>, index, index, index
    %base_buffer_26, %offset_27, %sizes_28:3, %strides_29:3 = memref.extract_strided_metadata %arg3 : memref<8x4x?xi1> -> memref<i1>, index, index, index, index, index, index, index
    %base_buffer_30, %offset_31, %sizes_32, %strides_33 = memref.extract_strided_metadata %alloc : memref<?xi32> -> memref<i32>, index, index, index
    %base_buffer_34, %offset_35, %sizes_36, %strides_37 = memref.extract_strided_metadata %2#0 : memref<4xi64> -> memref<i64>, index, index, index
    %base_buffer_38, %offset_39, %sizes_40, %strides_41 = memref.extract_strided_metadata %2#1 : memref<4xi64> -> memref<i64>, index, index, index
    %base_buffer_42, %offset_43, %sizes_44, %strides_45 = memref.extract_strided_metadata %3#0 : memref<?xi32> -> memref<i32>, index, index, index
    %base_buffer_46, %offset_47, %sizes_48:3, %strides_49:3 = memref.extract_strided_metadata %3#1 : memref<8x4x?xi1> -> memref<i1>, index, index, index, index, index, index, index
    %base_buffer_50, %offset_51, %sizes_52, %strides_53 = memref.extract_strided_metadata %7#1 : memref<4xi64> -> memref<i64>, index, index, index
    %base_buffer_54, %offset_55, %sizes_56:3, %strides_57:3 = memref.extract_strided_metadata %8#0 : memref<8x4x?xi1> -> memref<i1>, index, index, index, index, index, index, index
    %base_buffer_58, %offset_59, %sizes_60, %strides_61 = memref.extract_strided_metadata %8#1 : memref<?xi32> -> memref<i32>, index, index, index
    %base_buffer_62, %offset_63, %sizes_64:2, %strides_65:2 = memref.extract_strided_metadata %alloc_15 : memref<4x2xi64> -> memref<i64>, index, index, index, index, index
    %base_buffer_66, %offset_67, %sizes_68, %strides_69 = memref.extract_strided_metadata %alloc_21 : memref<4xi64> -> memref<i64>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_22, %base_buffer_26, %base_buffer_30, %base_buffer_34, %base_buffer_38, %base_buffer_42, %base_buffer_46, %base_buffer_50, %base_buffer_54, %base_buffer_58, %base_buffer_62, %base_buffer_66 : memref<i32>, memref<i64>, memref<i1>, memref<i32>, memref<i64>, memref<i64>, memref<i32>, memref<i1>, memref<i64>, memref<i1>, memref<i32>, memref<i64>, memref<i64>) if (%false_10, %false_11, %false_12, %true_8, %2#2, %2#3, %3#2, %3#3, %7#2, %8#2, %8#3, %true_1, %true)
    return %dim_18, %c2_14 : index, index
  }
}

