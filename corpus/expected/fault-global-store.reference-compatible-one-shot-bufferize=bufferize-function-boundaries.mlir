module {
  memref.global "private" constant @__constant_2xi64 : memref<2xi64> = dense<[1, 2]> {alignment = 64 : i64}
  memref.global "private" @g : memref<2xi64> = dense<0>
  func.func @f(%arg0: index) -> i64 {
    %0 = memref.get_global @__constant_2xi64 : memref<2xi64>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xi64>
    %1 = memref.get_global @g : memref<2xi64>
    memref.copy %alloc, %1 : memref<2xi64> to memref<2xi64>
    %2 = memref.get_global @g : memref<2xi64>
    %3 = memref.load %2[%arg0] : memref<2xi64>
    return %3 : i64
  }
  func.func @later(%arg0: index, %arg1: i64) -> i64 {
    %0 = memref.get_global @g : memref<2xi64>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xi64>
    memref.copy %0, %alloc : memref<2xi64> to memref<2xi64>
    memref.store %arg1, %alloc[%arg0] : memref<2xi64>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<2xi64>
    %1 = memref.get_global @g : memref<2xi64>
    memref.copy %alloc_0, %1 : memref<2xi64> to memref<2xi64>
    %2 = memref.load %alloc[%arg0] : memref<2xi64>
    return %2 : i64
  }
}

