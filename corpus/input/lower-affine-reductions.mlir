func.func @f(%x: f32, %y: i32, %z: index, %w: i64, %h: f16) {
  %0:4 = affine.parallel (%i) = (0) to (10) reduce ("addf", "mulf", "maximumf", "minimumf") -> (f32, f32, f32, f32) {
    affine.yield %x, %x, %x, %x : f32, f32, f32, f32
  }
  %1:4 = affine.parallel (%i) = (0) to (10) reduce ("addi", "muli", "ori", "andi") -> (i32, i32, i32, i32) {
    affine.yield %y, %y, %y, %y: i32, i32, i32, i32
  }
  %2:3 = affine.parallel (%i) = (0) to (10) reduce ("addi", "muli", "addf") -> (i64, i64, f16) {
    affine.yield %w, %w, %h: i64, i64, f16
  }
  return
}
