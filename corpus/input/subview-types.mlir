func.func @a(%m: memref<4xf32>) { %0 = memref.subview %m[0][1][1] : memref<4xf32> to memref<4xf32> 
 return }
// -----
func.func @b(%m: memref<4x4xf32>) { %0 = memref.subview %m[0, 0][2, 2][1, 1] : memref<4x4xf32> to memref<2x2xf32> 
 return }
// -----
func.func @c(%m: memref<4x4xf32>) { %0 = memref.subview %m[1, 0][1, 2][1, 1] : memref<4x4xf32> to memref<2xf32, strided<[1]>> 
 return }
// -----
func.func @d(%m: memref<4x4xf32>) { %0 = memref.subview %m[1, 0][1, 2][1, 1] : memref<4x4xf32> to memref<2xf32, strided<[1], offset: 4>> 
 return }
// -----
func.func @e(%m: memref<4x4xf32>) { %0 = memref.subview %m[1, 0][1, 2][1, 1] : memref<4x4xf32> to memref<2xi32, strided<[1], offset: 4>> 
 return }
// -----
func.func @g(%m: memref<4x4xf32>) { %0 = memref.subview %m[1, 0][1, 2][1, 1] : memref<4x4xf32> to memref<1x1x2xf32, strided<[1,1,1], offset: 4>> 
 return }
// -----
func.func @h(%m: memref<1x4x1xf32>) { %0 = memref.subview %m[0, 0, 0][1, 1, 1][1, 1, 1] : memref<1x4x1xf32> to memref<1xf32, strided<[4]>> 
 return }
// -----
func.func @i(%m: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index) { %0 = memref.subview %m[%i, 0][1, %i][1, 2] : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>> 
 return }
