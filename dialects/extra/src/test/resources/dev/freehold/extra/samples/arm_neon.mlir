module {
  func.func @arm(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<8xi8>, %arg3: vector<4xf32>, %arg4: vector<8xbf16>, %arg5: vector<[16]xi8>, %arg6: vector<[4]xi32>, %arg7: vector<[4]xi1>, %arg8: vector<[4]xf32>, %arg9: index, %arg10: vector<4x4xi8>, %arg11: i64) {
    %0 = arm_neon.intr.smull %arg2, %arg2 : vector<8xi8> to vector<8xi16>
    %1 = arm_neon.intr.sdot %arg0, %arg1, %arg1 : vector<16xi8>, vector<16xi8> to vector<4xi32>
    %2 = arm_neon.2d.sdot %arg0, %arg10, %arg10 : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
    %3 = arm_neon.intr.bfmmla %arg3, %arg4, %arg4 : vector<8xbf16> to vector<4xf32>
    %4 = arm_neon.intr.usmmla %arg0, %arg1, %arg1 : vector<16xi8> to vector<4xi32>
    %5 = arm_sve.sdot %arg6, %arg5, %arg5 : vector<[16]xi8> to vector<[4]xi32>
    %6 = arm_sve.masked.addi %arg7, %arg6, %arg6 : vector<[4]xi1>, vector<[4]xi32>
    %7 = arm_sve.masked.divf %arg7, %arg8, %arg8 : vector<[4]xi1>, vector<[4]xf32>
    %8 = arm_sve.convert_to_svbool %arg7 : vector<[4]xi1>
    %9 = arm_sve.convert_from_svbool %8 : vector<[4]xi1>
    %resultV1, %resultV2 = arm_sve.zip.x2 %arg5, %arg5 : vector<[16]xi8>
    %resultV1_0, %resultV2_1, %resultV3, %resultV4 = arm_sve.zip.x4 %arg5, %arg5, %arg5, %arg5 : vector<[16]xi8>
    %10 = arm_sve.psel %arg7, %8[%arg9] : vector<[4]xi1>, vector<[16]xi1>
    %11 = arm_sve.dupq_lane %arg5[2] : vector<[16]xi8>
    %12 = "arm_sve.intr.add"(%arg7, %arg6, %arg6) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %13 = "arm_sve.intr.whilelt"(%arg11, %arg11) : (i64, i64) -> vector<[4]xi1>
    %14 = "arm_sve.intr.zip.x2"(%arg5, %arg5) : (vector<[16]xi8>, vector<[16]xi8>) -> !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>)>
    return
  }
}
