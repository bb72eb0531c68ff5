"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x3xf32>, f32, index) -> (vector<4xf32>, vector<3x2xf32>, f32, vector<2x3xf32>, vector<3xf32>, vector<2x3xf32>), sym_name = "poison"}> ({
  ^bb0(%arg9: vector<2x3xf32>, %arg10: f32, %arg11: index):
    %18 = "arith.constant"() <{value = 7 : index}> : () -> index
    %19 = "ub.poison"() <{value = #ub.poison}> : () -> vector<4xf32>
    %20 = "ub.poison"() <{value = #ub.poison}> : () -> vector<3x2xf32>
    %21 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    %22 = "ub.poison"() <{value = #ub.poison}> : () -> vector<2x3xf32>
    %23 = "ub.poison"() <{value = #ub.poison}> : () -> vector<3xf32>
    %24 = "vector.insert"(%arg10, %arg9, %18) <{static_position = array<i64: 1, -9223372036854775808>}> : (f32, vector<2x3xf32>, index) -> vector<2x3xf32>
    "func.return"(%19, %20, %21, %22, %23, %24) : (vector<4xf32>, vector<3x2xf32>, f32, vector<2x3xf32>, vector<3xf32>, vector<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<i8>, vector<i8>, index) -> (vector<1xi8>, vector<1xi8>, i8, i8), sym_name = "no_rank"}> ({
  ^bb0(%arg6: vector<i8>, %arg7: vector<i8>, %arg8: index):
    %14 = "vector.broadcast"(%arg6) : (vector<i8>) -> vector<1xi8>
    %15 = "vector.broadcast"(%arg7) : (vector<i8>) -> vector<1xi8>
    %16 = "vector.extract"(%arg6) <{static_position = array<i64>}> : (vector<i8>) -> i8
    %17 = "vector.extract"(%arg7) <{static_position = array<i64>}> : (vector<i8>) -> i8
    "func.return"(%14, %15, %16, %17) : (vector<1xi8>, vector<1xi8>, i8, i8) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (vector<3xi16>, vector<2xi16>, vector<2xi16>), sym_name = "choices"}> ({
    %11 = "arith.constant"() <{value = dense<[10, 20]> : vector<2xi16>}> : () -> vector<2xi16>
    %12 = "arith.constant"() <{value = dense<[20, 10, 10]> : vector<3xi16>}> : () -> vector<3xi16>
    %13 = "ub.poison"() <{value = #ub.poison}> : () -> vector<2xi16>
    "func.return"(%12, %11, %13) : (vector<3xi16>, vector<2xi16>, vector<2xi16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<3x1x2xi32>, vector<2x3xf32>) -> (vector<2xi32>, vector<3xf32>), sym_name = "row"}> ({
  ^bb0(%arg4: vector<3x1x2xi32>, %arg5: vector<2x3xf32>):
    %6 = "vector.extract"(%arg4) <{static_position = array<i64: 1, 0>}> : (vector<3x1x2xi32>) -> vector<2xi32>
    %7 = "vector.extract"(%arg5) <{static_position = array<i64: 0, 1>}> : (vector<2x3xf32>) -> f32
    %8 = "vector.extract"(%arg5) <{static_position = array<i64: 0, 2>}> : (vector<2x3xf32>) -> f32
    %9 = "vector.extract"(%arg5) <{static_position = array<i64: 1, 0>}> : (vector<2x3xf32>) -> f32
    %10 = "vector.from_elements"(%7, %8, %9) : (f32, f32, f32) -> vector<3xf32>
    "func.return"(%6, %10) : (vector<2xi32>, vector<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<8xi32>, vector<[2]xi32>, vector<[2]xi1>, index) -> (vector<[2]x4xi1>, vector<1x[2]xi32>, vector<1x2xi32>), sym_name = "scaled"}> ({
  ^bb0(%arg0: memref<8xi32>, %arg1: vector<[2]xi32>, %arg2: vector<[2]xi1>, %arg3: index):
    %0 = "arith.constant"() <{value = dense<5> : vector<1x[2]xi32>}> : () -> vector<1x[2]xi32>
    %1 = "arith.constant"() <{value = dense<0> : vector<[2]xi32>}> : () -> vector<[2]xi32>
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "vector.create_mask"(%2, %2) : (index, index) -> vector<[2]x4xi1>
    "vector.scatter"(%arg0, %arg3, %1, %arg2, %arg1) : (memref<8xi32>, index, vector<[2]xi32>, vector<[2]xi1>, vector<[2]xi32>) -> ()
    %4 = "vector.load"(%arg0, %arg3) <{nontemporal = false}> : (memref<8xi32>, index) -> vector<2xi32>
    %5 = "vector.broadcast"(%4) : (vector<2xi32>) -> vector<1x2xi32>
    "func.return"(%3, %0, %5) : (vector<[2]x4xi1>, vector<1x[2]xi32>, vector<1x2xi32>) -> ()
  }) : () -> ()
}) : () -> ()

