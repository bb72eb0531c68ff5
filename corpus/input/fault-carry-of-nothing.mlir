func.func @f(%x: i32) -> !spirv.struct<(i32, i32)> {
  %zero = spirv.Constant 0 : i32
  %0 = spirv.IAddCarry %x, %zero : !spirv.struct<(i32, i32)>
  return %0 : !spirv.struct<(i32, i32)>
}
