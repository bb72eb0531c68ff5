func.func @a(%a: index, %b: index, %c: index) -> (vector<2xi1>, vector<2xi1>, vector<2x3xi1>, vector<1x8xi1>, vector<2x4x3xi1>, vector<1x4x8xi1>) {
  %m = vector.create_mask %a : vector<4xi1>
  %0 = vector.extract_strided_slice %m {offsets=[2], sizes=[2], strides=[1]} : vector<4xi1> to vector<2xi1>
  %1 = vector.extract_strided_slice %m {offsets=[0], sizes=[2], strides=[1]} : vector<4xi1> to vector<2xi1>
  %n = vector.create_mask %a, %b : vector<4x8xi1>
  %2 = vector.extract_strided_slice %n {offsets=[1, 4], sizes=[2, 3], strides=[1, 1]} : vector<4x8xi1> to vector<2x3xi1>
  %3 = vector.extract_strided_slice %n {offsets=[1], sizes=[1], strides=[1]} : vector<4x8xi1> to vector<1x8xi1>
  %o = vector.create_mask %a, %b, %c : vector<4x4x8xi1>
  %4 = vector.extract_strided_slice %o {offsets=[1, 0, 4], sizes=[2, 4, 3], strides=[1, 1, 1]} : vector<4x4x8xi1> to vector<2x4x3xi1>
  %5 = vector.extract_strided_slice %o {offsets=[0], sizes=[1], strides=[1]} : vector<4x4x8xi1> to vector<1x4x8xi1>
  return %0, %1, %2, %3, %4, %5 : vector<2xi1>, vector<2xi1>, vector<2x3xi1>, vector<1x8xi1>, vector<2x4x3xi1>, vector<1x4x8xi1>
}
// -----
func.func @s(%a: index, %b: index) -> vector<2x[4]xi1> {
  %n = vector.create_mask %a, %b : vector<4x[4]xi1>
  %3 = vector.extract_strided_slice %n {offsets=[1], sizes=[2], strides=[1]} : vector<4x[4]xi1> to vector<2x[4]xi1>
  return %3 : vector<2x[4]xi1>
}
// -----
func.func @two(%a: index, %b: index) -> (vector<2x8xi1>, vector<2x3xi1>, vector<2x8xi1>) {
  %c3 = arith.constant 3 : index
  %n = vector.create_mask %a, %c3 : vector<4x8xi1>
  %2 = vector.extract_strided_slice %n {offsets=[1], sizes=[2], strides=[1]} : vector<4x8xi1> to vector<2x8xi1>
  %3 = vector.extract_strided_slice %2 {offsets=[0,2], sizes=[2,3], strides=[1,1]} : vector<2x8xi1> to vector<2x3xi1>
  %4 = vector.extract_strided_slice %n {offsets=[0], sizes=[2], strides=[1]} : vector<4x8xi1> to vector<2x8xi1>
  return %2, %3, %4 : vector<2x8xi1>, vector<2x3xi1>, vector<2x8xi1>
}
// -----
func.func @sm(%x: i32) -> (i32, i32, i32, i32) {
  %c1 = spirv.Constant 1 : i32
  %c0 = spirv.Constant 0 : i32
  %0 = spirv.SMulExtended %x, %c1 : !spirv.struct<(i32, i32)>
  %a = spirv.CompositeExtract %0[0 : i32] : !spirv.struct<(i32, i32)>
  %b = spirv.CompositeExtract %0[1 : i32] : !spirv.struct<(i32, i32)>
  %1 = spirv.UMulExtended %x, %c1 : !spirv.struct<(i32, i32)>
  %c = spirv.CompositeExtract %1[0 : i32] : !spirv.struct<(i32, i32)>
  %d = spirv.CompositeExtract %1[1 : i32] : !spirv.struct<(i32, i32)>
  return %a, %b, %c, %d : i32, i32, i32, i32
}
