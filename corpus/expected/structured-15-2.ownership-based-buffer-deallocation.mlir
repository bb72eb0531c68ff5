module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: f32, %arg3: i64) -> f32 {
    %false = arith.constant false
    %true = arith.constant true
    %false_0 = arith.constant false
    %false_1 = arith.constant false
    %false_2 = arith.constant false
    %false_3 = arith.constant false
    %false_4 = arith.constant false
    %true_5 = arith.constant true
    %false_6 = arith.constant false
    %true_7 = arith.constant true
    %false_8 = arith.constant false
    %false_9 = arith.constant false
    %false_10 = arith.constant false
    %0:3 = scf.if %arg0 -> (f32, memref<4x2xf32>, i1) {
      %true_51 = arith.constant true
      %true_52 = arith.constant true
      %false_53 = arith.constant false
      %false_54 = arith.constant false
      scf.execute_region {
        %false_63 = arith.constant false
        scf.while : () -> () {
          %true_64 = arith.constant true
          %alloc_65 = memref.alloc() : memref<8x4xi64>
          %base_buffer_66, %offset_67, %sizes_68:2, %strides_69:2 = memref.extract_strided_metadata %alloc_65 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
          bufferization.dealloc (%base_buffer_66 : memref<i64>) if (%true_64)
          scf.condition(%arg0)
        } do {
          scf.yield
        }
        scf.yield
      }
      %9 = scf.if %arg0 -> (index) {
        %false_63 = arith.constant false
        %false_64 = arith.constant false
        %11:4 = scf.execute_region -> (memref<8x4xi64>, memref<4x2xf32>, i1, i1) {
          %true_77 = arith.constant true
          %true_78 = arith.constant true
          %alloc_79 = memref.alloc() : memref<4x2xf32>
          %alloc_80 = memref.alloc() : memref<8x4xi64>
          %base_buffer_81, %offset_82, %sizes_83:2, %strides_84:2 = memref.extract_strided_metadata %alloc_79 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
          %base_buffer_85, %offset_86, %sizes_87:2, %strides_88:2 = memref.extract_strided_metadata %alloc_80 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
          %13:2 = bufferization.dealloc (%base_buffer_81, %base_buffer_85 : memref<f32>, memref<i64>) if (%true_78, %true_77) retain (%alloc_80, %alloc_79 : memref<8x4xi64>, memref<4x2xf32>)
          scf.yield %alloc_80, %alloc_79, %13#0, %13#1 : memref<8x4xi64>, memref<4x2xf32>, i1, i1
        }
        %12:2 = scf.if %arg0 -> (memref<4x2xf32>, i1) {
          %true_77 = arith.constant true
          %false_78 = arith.constant false
          %c6 = arith.constant 6 : index
          %alloc_79 = memref.alloc(%c6, %arg1) : memref<?x?xf32>
          %base_buffer_80, %offset_81, %sizes_82:2, %strides_83:2 = memref.extract_strided_metadata %alloc_79 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
          %13 = bufferization.dealloc (%base_buffer_80 : memref<f32>) if (%true_77) retain (%11#1 : memref<4x2xf32>)
          scf.yield %11#1, %13 : memref<4x2xf32>, i1
        } else {
          %true_77 = arith.constant true
          %false_78 = arith.constant false
          %alloc_79 = memref.alloc() : memref<8x4xi64>
          %base_buffer_80, %offset_81, %sizes_82:2, %strides_83:2 = memref.extract_strided_metadata %alloc_79 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
          %13 = bufferization.dealloc (%base_buffer_80 : memref<i64>) if (%true_77) retain (%11#1 : memref<4x2xf32>)
          scf.yield %11#1, %13 : memref<4x2xf32>, i1
        }
        %base_buffer_65, %offset_66, %sizes_67:2, %strides_68:2 = memref.extract_strided_metadata %11#0 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
        %base_buffer_69, %offset_70, %sizes_71:2, %strides_72:2 = memref.extract_strided_metadata %11#1 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
        %base_buffer_73, %offset_74, %sizes_75:2, %strides_76:2 = memref.extract_strided_metadata %12#0 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
        bufferization.dealloc (%base_buffer_65, %base_buffer_69, %base_buffer_73 : memref<i64>, memref<f32>, memref<f32>) if (%11#2, %11#3, %12#1)
        scf.yield %arg1 : index
      } else {
        scf.yield %arg1 : index
      }
      %alloc_55 = memref.alloc() : memref<i64>
      %alloc_56 = memref.alloc() : memref<4x2xf32>
      %base_buffer_57, %offset_58 = memref.extract_strided_metadata %alloc_55 : memref<i64> -> memref<i64>, index
      %base_buffer_59, %offset_60, %sizes_61:2, %strides_62:2 = memref.extract_strided_metadata %alloc_56 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
      %10 = bufferization.dealloc (%base_buffer_57, %base_buffer_59 : memref<i64>, memref<f32>) if (%true_52, %true_51) retain (%alloc_56 : memref<4x2xf32>)
      scf.yield %arg2, %alloc_56, %10 : f32, memref<4x2xf32>, i1
    } else {
      %true_51 = arith.constant true
      %alloc_52 = memref.alloc() : memref<4x2xf32>
      %base_buffer_53, %offset_54, %sizes_55:2, %strides_56:2 = memref.extract_strided_metadata %alloc_52 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
      %9 = bufferization.dealloc (%base_buffer_53 : memref<f32>) if (%true_51) retain (%alloc_52 : memref<4x2xf32>)
      scf.yield %arg2, %alloc_52, %9 : f32, memref<4x2xf32>, i1
    }
    %1:2 = scf.index_switch %arg1 -> memref<8x4xi64>, i1 
    default {
      %true_51 = arith.constant true
      %alloc_52 = memref.alloc() : memref<8x4xi64>
      %base_buffer_53, %offset_54, %sizes_55:2, %strides_56:2 = memref.extract_strided_metadata %alloc_52 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
      %9 = bufferization.dealloc (%base_buffer_53 : memref<i64>) if (%true_51) retain (%alloc_52 : memref<8x4xi64>)
      scf.yield %alloc_52, %9 : memref<8x4xi64>, i1
    }
    %2:2 = scf.if %arg0 -> (memref<4x2xf32>, i1) {
      %false_51 = arith.constant false
      %false_52 = arith.constant false
      %false_53 = arith.constant false
      %false_54 = arith.constant false
      scf.if %arg0 {
        %false_56 = arith.constant false
        %10:3 = scf.if %arg0 -> (f32, memref<8x4xf32>, i1) {
          %true_61 = arith.constant true
          %alloc_62 = memref.alloc() : memref<8x4xf32>
          %base_buffer_63, %offset_64, %sizes_65:2, %strides_66:2 = memref.extract_strided_metadata %alloc_62 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
          %11 = bufferization.dealloc (%base_buffer_63 : memref<f32>) if (%true_61) retain (%alloc_62 : memref<8x4xf32>)
          scf.yield %0#0, %alloc_62, %11 : f32, memref<8x4xf32>, i1
        } else {
          %true_61 = arith.constant true
          %cst = arith.constant 2.000000e+00 : f32
          %alloc_62 = memref.alloc() : memref<8x4xf32>
          %base_buffer_63, %offset_64, %sizes_65:2, %strides_66:2 = memref.extract_strided_metadata %alloc_62 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
          %11 = bufferization.dealloc (%base_buffer_63 : memref<f32>) if (%true_61) retain (%alloc_62 : memref<8x4xf32>)
          scf.yield %cst, %alloc_62, %11 : f32, memref<8x4xf32>, i1
        }
        %base_buffer_57, %offset_58, %sizes_59:2, %strides_60:2 = memref.extract_strided_metadata %10#1 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
        bufferization.dealloc (%base_buffer_57 : memref<f32>) if (%10#2)
      }
      %c1_55 = arith.constant 1 : index
      scf.for %arg4 = %arg1 to %arg1 step %c1_55 {
        %false_56 = arith.constant false
        %false_57 = arith.constant false
        %false_58 = arith.constant false
        %10:2 = scf.index_switch %arg4 -> memref<4x2xf32>, i1 
        case 1 {
          %false_64 = arith.constant false
          %11 = bufferization.dealloc retain (%0#1 : memref<4x2xf32>)
          scf.yield %0#1, %11 : memref<4x2xf32>, i1
        }
        case 3 {
          %false_64 = arith.constant false
          %11 = bufferization.dealloc retain (%0#1 : memref<4x2xf32>)
          scf.yield %0#1, %11 : memref<4x2xf32>, i1
        }
        default {
          %false_64 = arith.constant false
          %c3_i32 = arith.constant 3 : i32
          %11 = arith.cmpi ult, %c3_i32, %c3_i32 : i32
          %12 = bufferization.dealloc retain (%0#1 : memref<4x2xf32>)
          scf.yield %0#1, %12 : memref<4x2xf32>, i1
        }
        %c2_59 = arith.constant 2 : index
        scf.for %arg5 = %c1_55 to %c1_55 step %c2_59 {
        }
        %base_buffer_60, %offset_61, %sizes_62:2, %strides_63:2 = memref.extract_strided_metadata %10#0 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
        bufferization.dealloc (%base_buffer_60 : memref<f32>) if (%10#1)
      }
      %c0 = arith.constant 0 : index
      %dim = memref.dim %1#0, %c0 : memref<8x4xi64>
      %9 = bufferization.dealloc retain (%0#1 : memref<4x2xf32>)
      scf.yield %0#1, %9 : memref<4x2xf32>, i1
    } else {
      %true_51 = arith.constant true
      %alloc_52 = memref.alloc() : memref<4x2xf32>
      %base_buffer_53, %offset_54, %sizes_55:2, %strides_56:2 = memref.extract_strided_metadata %alloc_52 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
      %9 = bufferization.dealloc (%base_buffer_53 : memref<f32>) if (%true_51) retain (%alloc_52 : memref<4x2xf32>)
      scf.yield %alloc_52, %9 : memref<4x2xf32>, i1
    }
    %alloc = memref.alloc() : memref<4x2xf32>
    %3:4 = scf.if %arg0 -> (memref<8x4xf32>, memref<4x2xf32>, i1, i1) {
      %false_51 = arith.constant false
      %false_52 = arith.constant false
      %true_53 = arith.constant true
      %false_54 = arith.constant false
      %false_55 = arith.constant false
      %alloc_56 = memref.alloc() : memref<4x2xf32>
      %9 = scf.if %arg0 -> (index) {
        %false_69 = arith.constant false
        %false_70 = arith.constant false
        scf.if %arg0 {
        } else {
          %true_71 = arith.constant true
          %false_72 = arith.constant false
          %alloc_73 = memref.alloc() : memref<4x2xf32>
          memref.copy %alloc_56, %alloc_73 : memref<4x2xf32> to memref<4x2xf32>
          %base_buffer_74, %offset_75, %sizes_76:2, %strides_77:2 = memref.extract_strided_metadata %alloc_73 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
          bufferization.dealloc (%base_buffer_74 : memref<f32>) if (%true_71)
        }
        scf.yield %arg1 : index
      } else {
        %false_69 = arith.constant false
        %false_70 = arith.constant false
        %false_71 = arith.constant false
        %false_72 = arith.constant false
        scf.if %arg0 {
        }
        %12:4 = scf.if %arg0 -> (memref<4x2xf32>, memref<8x4xf32>, i1, i1) {
          %true_81 = arith.constant true
          %true_82 = arith.constant true
          %true_83 = arith.constant true
          %alloc_84 = memref.alloc() : memref<4x2xf32>
          %alloc_85 = memref.alloc() {tag = "a"} : memref<4x2xf32>
          %alloc_86 = memref.alloc() : memref<8x4xf32>
          %base_buffer_87, %offset_88, %sizes_89:2, %strides_90:2 = memref.extract_strided_metadata %alloc_84 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
          %base_buffer_91, %offset_92, %sizes_93:2, %strides_94:2 = memref.extract_strided_metadata %alloc_85 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
          %base_buffer_95, %offset_96, %sizes_97:2, %strides_98:2 = memref.extract_strided_metadata %alloc_86 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
          %13:2 = bufferization.dealloc (%base_buffer_87, %base_buffer_91, %base_buffer_95 : memref<f32>, memref<f32>, memref<f32>) if (%true_83, %true_82, %true_81) retain (%alloc_85, %alloc_86 : memref<4x2xf32>, memref<8x4xf32>)
          scf.yield %alloc_85, %alloc_86, %13#0, %13#1 : memref<4x2xf32>, memref<8x4xf32>, i1, i1
        } else {
          %true_81 = arith.constant true
          %false_82 = arith.constant false
          %false_83 = arith.constant false
          %c1_84 = arith.constant 1 : index
          %dim = memref.dim %alloc, %c1_84 : memref<4x2xf32>
          %alloc_85 = memref.alloc() : memref<8x4xf32>
          %base_buffer_86, %offset_87, %sizes_88:2, %strides_89:2 = memref.extract_strided_metadata %alloc_85 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
          %13:2 = bufferization.dealloc (%base_buffer_86 : memref<f32>) if (%true_81) retain (%alloc_56, %alloc_85 : memref<4x2xf32>, memref<8x4xf32>)
          scf.yield %alloc_56, %alloc_85, %13#0, %13#1 : memref<4x2xf32>, memref<8x4xf32>, i1, i1
        }
        %base_buffer_73, %offset_74, %sizes_75:2, %strides_76:2 = memref.extract_strided_metadata %12#0 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
        %base_buffer_77, %offset_78, %sizes_79:2, %strides_80:2 = memref.extract_strided_metadata %12#1 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
        bufferization.dealloc (%base_buffer_73, %base_buffer_77 : memref<f32>, memref<f32>) if (%12#2, %12#3)
        scf.yield %arg1 : index
      }
      %10:4 = scf.if %arg0 -> (memref<8x4xf32>, memref<8x4xf32>, i1, i1) {
        %true_69 = arith.constant true
        %false_70 = arith.constant false
        %12 = scf.execute_region -> i32 {
          %c3_i32 = arith.constant 3 : i32
          scf.yield %c3_i32 : i32
        }
        %alloc_71 = memref.alloc() : memref<8x4xf32>
        %base_buffer_72, %offset_73, %sizes_74:2, %strides_75:2 = memref.extract_strided_metadata %alloc_71 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
        %13:2 = bufferization.dealloc (%base_buffer_72 : memref<f32>) if (%true_69) retain (%alloc_71, %alloc_71 : memref<8x4xf32>, memref<8x4xf32>)
        scf.yield %alloc_71, %alloc_71, %13#0, %13#1 : memref<8x4xf32>, memref<8x4xf32>, i1, i1
      } else {
        %true_69 = arith.constant true
        %true_70 = arith.constant true
        %true_71 = arith.constant true
        %false_72 = arith.constant false
        %alloc_73 = memref.alloc() : memref<8x4xi64>
        memref.copy %1#0, %alloc_73 : memref<8x4xi64> to memref<8x4xi64>
        %alloc_74 = memref.alloc() : memref<8x4xf32>
        %alloc_75 = memref.alloc() : memref<8x4xf32>
        %base_buffer_76, %offset_77, %sizes_78:2, %strides_79:2 = memref.extract_strided_metadata %alloc_73 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
        %base_buffer_80, %offset_81, %sizes_82:2, %strides_83:2 = memref.extract_strided_metadata %alloc_74 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
        %base_buffer_84, %offset_85, %sizes_86:2, %strides_87:2 = memref.extract_strided_metadata %alloc_75 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
        %12:2 = bufferization.dealloc (%base_buffer_76, %base_buffer_80, %base_buffer_84 : memref<i64>, memref<f32>, memref<f32>) if (%true_71, %true_70, %true_69) retain (%alloc_74, %alloc_75 : memref<8x4xf32>, memref<8x4xf32>)
        scf.yield %alloc_74, %alloc_75, %12#0, %12#1 : memref<8x4xf32>, memref<8x4xf32>, i1, i1
      }
      %base_buffer_57, %offset_58, %sizes_59:2, %strides_60:2 = memref.extract_strided_metadata %alloc_56 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
      %base_buffer_61, %offset_62, %sizes_63:2, %strides_64:2 = memref.extract_strided_metadata %10#0 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
      %base_buffer_65, %offset_66, %sizes_67:2, %strides_68:2 = memref.extract_strided_metadata %10#1 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
      %11:2 = bufferization.dealloc (%base_buffer_57, %base_buffer_61, %base_buffer_65 : memref<f32>, memref<f32>, memref<f32>) if (%true_53, %10#2, %10#3) retain (%10#0, %alloc_56 : memref<8x4xf32>, memref<4x2xf32>)
      scf.yield %10#0, %alloc_56, %11#0, %11#1 : memref<8x4xf32>, memref<4x2xf32>, i1, i1
    } else {
      %true_51 = arith.constant true
      %true_52 = arith.constant true
      %false_53 = arith.constant false
      %false_54 = arith.constant false
      %false_55 = arith.constant false
      %false_56 = arith.constant false
      %false_57 = arith.constant false
      %c2_58 = arith.constant 2 : index
      %9:4 = scf.for %arg4 = %arg1 to %arg1 step %c2_58 iter_args(%arg5 = %alloc, %arg6 = %1#0, %arg7 = %false_53, %arg8 = %false_53) -> (memref<4x2xf32>, memref<8x4xi64>, i1, i1) {
        %false_77 = arith.constant false
        %false_78 = arith.constant false
        %false_79 = arith.constant false
        %11:2 = scf.while (%arg9 = %arg6, %arg10 = %2#0, %arg11 = %false_77, %arg12 = %false_77) : (memref<8x4xi64>, memref<4x2xf32>, i1, i1) -> (memref<8x4xi64>, i1) {
          %base_buffer_92, %offset_93, %sizes_94:2, %strides_95:2 = memref.extract_strided_metadata %arg9 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
          %base_buffer_96, %offset_97, %sizes_98:2, %strides_99:2 = memref.extract_strided_metadata %arg10 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
          %13 = bufferization.dealloc (%base_buffer_92, %base_buffer_96 : memref<i64>, memref<f32>) if (%arg11, %arg12) retain (%arg9 : memref<8x4xi64>)
          scf.condition(%arg0) %arg9, %13 : memref<8x4xi64>, i1
        } do {
        ^bb0(%arg9: memref<8x4xi64>, %arg10: i1):
          %true_92 = arith.constant true
          %true_93 = arith.constant true
          %false_94 = arith.constant false
          %alloc_95 = memref.alloc() : memref<8x4xf32>
          %alloc_96 = memref.alloc() : memref<8x4xi64>
          %base_buffer_97, %offset_98, %sizes_99:2, %strides_100:2 = memref.extract_strided_metadata %arg9 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
          %base_buffer_101, %offset_102, %sizes_103:2, %strides_104:2 = memref.extract_strided_metadata %alloc_95 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
          %base_buffer_105, %offset_106, %sizes_107:2, %strides_108:2 = memref.extract_strided_metadata %alloc_96 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
          %13:2 = bufferization.dealloc (%base_buffer_97, %base_buffer_101, %base_buffer_105 : memref<i64>, memref<f32>, memref<i64>) if (%arg10, %true_93, %true_92) retain (%alloc_96, %0#1 : memref<8x4xi64>, memref<4x2xf32>)
          scf.yield %alloc_96, %0#1, %13#0, %13#1 : memref<8x4xi64>, memref<4x2xf32>, i1, i1
        }
        %base_buffer_80, %offset_81, %sizes_82:2, %strides_83:2 = memref.extract_strided_metadata %arg5 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
        %base_buffer_84, %offset_85, %sizes_86:2, %strides_87:2 = memref.extract_strided_metadata %arg6 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
        %base_buffer_88, %offset_89, %sizes_90:2, %strides_91:2 = memref.extract_strided_metadata %11#0 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
        %12:2 = bufferization.dealloc (%base_buffer_80, %base_buffer_84, %base_buffer_88 : memref<f32>, memref<i64>, memref<i64>) if (%arg7, %arg8, %11#1) retain (%0#1, %arg6 : memref<4x2xf32>, memref<8x4xi64>)
        scf.yield %0#1, %arg6, %12#0, %12#1 : memref<4x2xf32>, memref<8x4xi64>, i1, i1
      }
      %alloc_59 = memref.alloc() : memref<8x4xi64>
      memref.copy %1#0, %alloc_59 : memref<8x4xi64> to memref<8x4xi64>
      %alloc_60 = memref.alloc() : memref<8x4xf32>
      %base_buffer_61, %offset_62, %sizes_63:2, %strides_64:2 = memref.extract_strided_metadata %9#0 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
      %base_buffer_65, %offset_66, %sizes_67:2, %strides_68:2 = memref.extract_strided_metadata %9#1 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
      %base_buffer_69, %offset_70, %sizes_71:2, %strides_72:2 = memref.extract_strided_metadata %alloc_59 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
      %base_buffer_73, %offset_74, %sizes_75:2, %strides_76:2 = memref.extract_strided_metadata %alloc_60 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
      %10:2 = bufferization.dealloc (%base_buffer_61, %base_buffer_65, %base_buffer_69, %base_buffer_73 : memref<f32>, memref<i64>, memref<i64>, memref<f32>) if (%9#2, %9#3, %true_52, %true_51) retain (%alloc_60, %alloc : memref<8x4xf32>, memref<4x2xf32>)
      scf.yield %alloc_60, %alloc, %10#0, %10#1 : memref<8x4xf32>, memref<4x2xf32>, i1, i1
    }
    %alloc_11 = memref.alloc() : memref<4x2xf32>
    %4:3 = scf.if %arg0 -> (index, memref<4x2xf32>, i1) {
      %false_51 = arith.constant false
      %true_52 = arith.constant true
      %true_53 = arith.constant true
      %false_54 = arith.constant false
      %alloc_55 = memref.alloc() : memref<8x4xf32>
      %alloc_56 = memref.alloc() : memref<8x4xf32>
      %9:3 = scf.if %arg0 -> (memref<8x4xf32>, f32, i1) {
        %true_69 = arith.constant true
        %alloc_70 = memref.alloc() : memref<8x4xf32>
        %base_buffer_71, %offset_72, %sizes_73:2, %strides_74:2 = memref.extract_strided_metadata %alloc_70 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
        %11 = bufferization.dealloc (%base_buffer_71 : memref<f32>) if (%true_69) retain (%alloc_70 : memref<8x4xf32>)
        scf.yield %alloc_70, %arg2, %11 : memref<8x4xf32>, f32, i1
      } else {
        %false_69 = arith.constant false
        %false_70 = arith.constant false
        %false_71 = arith.constant false
        %c8 = arith.constant 8 : index
        %alloca_72 = memref.alloca(%c8) : memref<?xf32>
        %c6 = arith.constant 6 : index
        %c1_73 = arith.constant 1 : index
        %11 = memref.load %alloc_56[%c6, %c1_73] : memref<8x4xf32>
        %12 = bufferization.dealloc retain (%alloc_55 : memref<8x4xf32>)
        scf.yield %alloc_55, %11, %12 : memref<8x4xf32>, f32, i1
      }
      %base_buffer_57, %offset_58, %sizes_59:2, %strides_60:2 = memref.extract_strided_metadata %alloc_55 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
      %base_buffer_61, %offset_62, %sizes_63:2, %strides_64:2 = memref.extract_strided_metadata %alloc_56 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
      %base_buffer_65, %offset_66, %sizes_67:2, %strides_68:2 = memref.extract_strided_metadata %9#0 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
      %10 = bufferization.dealloc (%base_buffer_57, %base_buffer_61, %base_buffer_65 : memref<f32>, memref<f32>, memref<f32>) if (%true_53, %true_52, %9#2) retain (%alloc_11 : memref<4x2xf32>)
      scf.yield %arg1, %alloc_11, %10 : index, memref<4x2xf32>, i1
    } else {
      %false_51 = arith.constant false
      %9 = bufferization.dealloc retain (%alloc_11 : memref<4x2xf32>)
      scf.yield %arg1, %alloc_11, %9 : index, memref<4x2xf32>, i1
    }
    %5 = arith.select %arg0, %3#0, %3#0 : memref<8x4xf32>
    %alloca = memref.alloca() : memref<8x4xf32>
    %c3 = arith.constant 3 : index
    %c3_12 = arith.constant 3 : index
    %6 = memref.load %5[%c3, %c3_12] : memref<8x4xf32>
    %c1 = arith.constant 1 : index
    %7 = scf.for %arg4 = %c3_12 to %c3 step %c1 iter_args(%arg5 = %arg0) -> (i1) {
      %true_51 = arith.constant true
      %false_52 = arith.constant false
      %false_53 = arith.constant false
      %c1_54 = arith.constant 1 : index
      %9:3 = scf.for %arg6 = %arg1 to %arg4 step %c1_54 iter_args(%arg7 = %arg4, %arg8 = %1#0, %arg9 = %false_52) -> (index, memref<8x4xi64>, i1) {
        %false_65 = arith.constant false
        %c2_66 = arith.constant 2 : index
        %base_buffer_67, %offset_68, %sizes_69:2, %strides_70:2 = memref.extract_strided_metadata %arg8 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
        %10 = bufferization.dealloc (%base_buffer_67 : memref<i64>) if (%arg9) retain (%1#0 : memref<8x4xi64>)
        scf.yield %c2_66, %1#0, %10 : index, memref<8x4xi64>, i1
      }
      %alloc_55 = memref.alloc() : memref<8x4xi64>
      %false_56 = arith.constant false
      %base_buffer_57, %offset_58, %sizes_59:2, %strides_60:2 = memref.extract_strided_metadata %9#1 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
      %base_buffer_61, %offset_62, %sizes_63:2, %strides_64:2 = memref.extract_strided_metadata %alloc_55 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
      bufferization.dealloc (%base_buffer_57, %base_buffer_61 : memref<i64>, memref<i64>) if (%9#2, %true_51)
      scf.yield %false_56 : i1
    }
    %8:3 = scf.index_switch %4#0 -> memref<8x4xf32>, f32, i1 
    case 1 {
      %false_51 = arith.constant false
      %false_52 = arith.constant false
      %false_53 = arith.constant false
      %false_54 = arith.constant false
      %false_55 = arith.constant false
      %false_56 = arith.constant false
      %false_57 = arith.constant false
      %9:4 = scf.index_switch %4#0 -> memref<8x4xf32>, memref<4x2xf32>, i1, i1 
      case 1 {
        %false_67 = arith.constant false
        %false_68 = arith.constant false
        %11:2 = bufferization.dealloc retain (%alloca, %alloc_11 : memref<8x4xf32>, memref<4x2xf32>)
        scf.yield %alloca, %alloc_11, %11#0, %11#1 : memref<8x4xf32>, memref<4x2xf32>, i1, i1
      }
      case 3 {
        %false_67 = arith.constant false
        %false_68 = arith.constant false
        %11 = arith.extui %7 : i1 to i32
        %12:2 = bufferization.dealloc retain (%3#0, %3#1 : memref<8x4xf32>, memref<4x2xf32>)
        scf.yield %3#0, %3#1, %12#0, %12#1 : memref<8x4xf32>, memref<4x2xf32>, i1, i1
      }
      case 5 {
        %false_67 = arith.constant false
        %false_68 = arith.constant false
        %c1_69 = arith.constant 1 : index
        %dim = memref.dim %alloc_11, %c1_69 : memref<4x2xf32>
        %11:2 = bufferization.dealloc retain (%3#0, %alloc_11 : memref<8x4xf32>, memref<4x2xf32>)
        scf.yield %3#0, %alloc_11, %11#0, %11#1 : memref<8x4xf32>, memref<4x2xf32>, i1, i1
      }
      default {
        %false_67 = arith.constant false
        %true_68 = arith.constant true
        %false_69 = arith.constant false
        %false_70 = arith.constant false
        %alloc_71 = memref.alloc() : memref<8x4xf32>
        memref.copy %3#0, %alloc_71 : memref<8x4xf32> to memref<8x4xf32>
        scf.forall (%arg4) in (%arg1) {
          %true_76 = arith.constant true
          %alloc_77 = memref.alloc() {alignment = 64 : i64} : memref<4x2xf32>
          %base_buffer_78, %offset_79, %sizes_80:2, %strides_81:2 = memref.extract_strided_metadata %alloc_77 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
          bufferization.dealloc (%base_buffer_78 : memref<f32>) if (%true_76)
        }
        %base_buffer_72, %offset_73, %sizes_74:2, %strides_75:2 = memref.extract_strided_metadata %alloc_71 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
        %11:2 = bufferization.dealloc (%base_buffer_72 : memref<f32>) if (%true_68) retain (%alloc_71, %alloc_11 : memref<8x4xf32>, memref<4x2xf32>)
        scf.yield %alloc_71, %alloc_11, %11#0, %11#1 : memref<8x4xf32>, memref<4x2xf32>, i1, i1
      }
      %c1_58 = arith.constant 1 : index
      scf.for %arg4 = %c3_12 to %c1 step %c1_58 {
        %false_67 = arith.constant false
        %c2_68 = arith.constant 2 : index
        %c2_69 = arith.constant 2 : index
        %c6_i32 = arith.constant 6 : i32
        %11 = scf.for %arg5 = %c2_68 to %arg1 step %c2_69 iter_args(%arg6 = %c6_i32) -> (i32) {
          %true_70 = arith.constant true
          %alloc_71 = memref.alloc() : memref<4x2xf32>
          %base_buffer_72, %offset_73, %sizes_74:2, %strides_75:2 = memref.extract_strided_metadata %alloc_71 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
          bufferization.dealloc (%base_buffer_72 : memref<f32>) if (%true_70)
          scf.yield %c6_i32 : i32
        }
      }
      %cst = arith.constant 7.000000e+00 : f32
      %base_buffer_59, %offset_60, %sizes_61:2, %strides_62:2 = memref.extract_strided_metadata %9#0 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
      %base_buffer_63, %offset_64, %sizes_65:2, %strides_66:2 = memref.extract_strided_metadata %9#1 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
      %10 = bufferization.dealloc (%base_buffer_59, %base_buffer_63 : memref<f32>, memref<f32>) if (%9#2, %9#3) retain (%5 : memref<8x4xf32>)
      scf.yield %5, %cst, %10 : memref<8x4xf32>, f32, i1
    }
    case 3 {
      %false_51 = arith.constant false
      %false_52 = arith.constant false
      %c1_53 = arith.constant 1 : index
      %c2_54 = arith.constant 2 : index
      scf.parallel (%arg4) = (%c3_12) to (%4#0) step (%c1_53) {
        %true_55 = arith.constant true
        %alloc_56 = memref.alloc(%arg1) : memref<?xi1>
        %base_buffer_57, %offset_58, %sizes_59, %strides_60 = memref.extract_strided_metadata %alloc_56 : memref<?xi1> -> memref<i1>, index, index, index
        bufferization.dealloc (%base_buffer_57 : memref<i1>) if (%true_55)
        scf.reduce 
      }
      %9 = bufferization.dealloc retain (%5 : memref<8x4xf32>)
      scf.yield %5, %6, %9 : memref<8x4xf32>, f32, i1
    }
    default {
      %false_51 = arith.constant false
      %false_52 = arith.constant false
      scf.forall (%arg4) in (%arg1) {
      }
      %9 = bufferization.dealloc retain (%3#0 : memref<8x4xf32>)
      scf.yield %3#0, %arg2, %9 : memref<8x4xf32>, f32, i1
    }
    %c7_i32 = arith.constant 7 : i32
    %c2_i32 = arith.constant 2 : i32
    scf.for %arg4 = %c7_i32 to %c7_i32 step %c2_i32  : i32 {
      %false_51 = arith.constant false
      %false_52 = arith.constant false
      %false_53 = arith.constant false
      %9:3 = scf.if %7 -> (memref<4x2xf32>, index, i1) {
        %false_58 = arith.constant false
        %10 = bufferization.dealloc retain (%0#1 : memref<4x2xf32>)
        scf.yield %0#1, %4#0, %10 : memref<4x2xf32>, index, i1
      } else {
        %false_58 = arith.constant false
        %10 = bufferization.dealloc retain (%alloc_11 : memref<4x2xf32>)
        scf.yield %alloc_11, %c1, %10 : memref<4x2xf32>, index, i1
      }
      %base_buffer_54, %offset_55, %sizes_56:2, %strides_57:2 = memref.extract_strided_metadata %9#0 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
      bufferization.dealloc (%base_buffer_54 : memref<f32>) if (%9#2)
    }
    %alloc_13 = memref.alloc() : memref<4x2xf32>
    %c9 = arith.constant 9 : index
    %c1_14 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    scf.parallel (%arg4, %arg5) = (%4#0, %c1) to (%c9, %4#0) step (%c1_14, %c2) {
      scf.reduce 
    }
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0#1 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_15, %offset_16, %sizes_17:2, %strides_18:2 = memref.extract_strided_metadata %1#0 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
    %base_buffer_19, %offset_20, %sizes_21:2, %strides_22:2 = memref.extract_strided_metadata %2#0 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_23, %offset_24, %sizes_25:2, %strides_26:2 = memref.extract_strided_metadata %alloc : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_27, %offset_28, %sizes_29:2, %strides_30:2 = memref.extract_strided_metadata %3#0 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_31, %offset_32, %sizes_33:2, %strides_34:2 = memref.extract_strided_metadata %3#1 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_35, %offset_36, %sizes_37:2, %strides_38:2 = memref.extract_strided_metadata %alloc_11 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_39, %offset_40, %sizes_41:2, %strides_42:2 = memref.extract_strided_metadata %4#1 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_43, %offset_44, %sizes_45:2, %strides_46:2 = memref.extract_strided_metadata %8#0 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_47, %offset_48, %sizes_49:2, %strides_50:2 = memref.extract_strided_metadata %alloc_13 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_15, %base_buffer_19, %base_buffer_23, %base_buffer_27, %base_buffer_31, %base_buffer_35, %base_buffer_39, %base_buffer_43, %base_buffer_47 : memref<f32>, memref<i64>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%0#2, %1#1, %2#1, %true_7, %3#2, %3#3, %true_5, %4#2, %8#2, %true)
    return %arg2 : f32
  }
}

