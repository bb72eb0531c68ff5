// Which operations vanish or become simpler.
func.func private @use_12(i32)
func.func private @g()
func.func @cond(%m: memref<10xf32>) {
  %t = arith.constant true
  %f = arith.constant false
  %0 = acc.create varPtr(%m : memref<10xf32>) -> memref<10xf32>
  acc.enter_data if(%t) dataOperands(%0 : memref<10xf32>)
  acc.enter_data if(%f) dataOperands(%0 : memref<10xf32>)
  %1 = acc.getdeviceptr varPtr(%m : memref<10xf32>) -> memref<10xf32>
  acc.exit_data if(%t) dataOperands(%1 : memref<10xf32>)
  acc.exit_data if(%f) dataOperands(%1 : memref<10xf32>)
  %2 = acc.update_device varPtr(%m : memref<10xf32>) -> memref<10xf32>
  acc.update if(%t) dataOperands(%2 : memref<10xf32>)
  acc.update if(%f) dataOperands(%2 : memref<10xf32>)
  %3 = acc.use_device varPtr(%m : memref<10xf32>) -> memref<10xf32>
  acc.host_data if(%t) dataOperands(%3 : memref<10xf32>) {
    func.call @g() : () -> ()
    acc.terminator
  }
  acc.host_data if(%f) dataOperands(%3 : memref<10xf32>) {
    func.call @g() : () -> ()
    acc.terminator
  }
  acc.wait if(%f)
  acc.init if(%f)
  acc.kernel_environment {
  }
  acc.kernel_environment wait {
  }
  acc.kernel_environment dataOperands(%0 : memref<10xf32>) {
  }
  acc.kernel_environment {
    func.call @g() : () -> ()
  }
  acc.parallel {
    acc.yield
  }
  acc.parallel if(%f) {
    %c = arith.constant 5 : i32
    func.call @use_12(%c) : (i32) -> ()
    acc.yield
  }
  acc.data if(%f) dataOperands(%0 : memref<10xf32>) {
    acc.terminator
  }
  return
}
// -----
func.func private @use_251(!acc.data_bounds_ty, !acc.data_bounds_ty)
func.func private @use_938(memref<10xf32>, memref<10xf32>)
func.func @dead(%m: memref<10xf32>, %i: index) {
  %b1 = acc.bounds extent(%i: index)
  %b2 = acc.get_extent %b1 : (!acc.data_bounds_ty) -> index
  %1 = acc.getdeviceptr varPtr(%m : memref<10xf32>) -> memref<10xf32>
  %3 = acc.use_device varPtr(%m : memref<10xf32>) -> memref<10xf32>
  %4 = acc.cache varPtr(%m : memref<10xf32>) -> memref<10xf32>
  %5 = acc.present varPtr(%m : memref<10xf32>) -> memref<10xf32>
  %6 = acc.present varPtr(%m : memref<10xf32>) -> memref<10xf32>
  %7 = acc.deviceptr varPtr(%m : memref<10xf32>) -> memref<10xf32>
  %8 = acc.deviceptr varPtr(%m : memref<10xf32>) -> memref<10xf32>
  func.call @use_938(%7, %8) : (memref<10xf32>, memref<10xf32>) -> ()
  %b3 = acc.bounds extent(%i: index)
  %b4 = acc.bounds extent(%i: index)
  func.call @use_251(%b3, %b4) : (!acc.data_bounds_ty, !acc.data_bounds_ty) -> ()
  return
}
// -----
func.func @atomic(%m: memref<i32>) {
  acc.atomic.update %m : memref<i32> {
  ^bb0(%x : i32):
    acc.yield %x : i32
  }
  %c = arith.constant 3 : i32
  acc.atomic.update %m : memref<i32> {
  ^bb0(%x : i32):
    acc.yield %c : i32
  }
  acc.atomic.update %m : memref<i32> {
  ^bb0(%x : i32):
    %c1 = arith.constant 3 : i32
    %d = arith.addi %x, %c1 : i32
    acc.yield %d : i32
  }
  return
}
// -----
func.func private @use_12(i32)
func.func @loops(%m: memref<i32>, %i : index) {
  acc.loop control(%k : index) = (%i : index) to (%i : index) step (%i : index) {
    %c1 = arith.constant 3 : i32
    func.call @use_12(%c1) : (i32) -> ()
    acc.yield
  } attributes {seq = [#acc.device_type<none>]}
  acc.loop control(%k : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {seq = [#acc.device_type<none>]}
  acc.parallel {
    %c1 = arith.constant 3 : i32
    func.call @use_12(%c1) : (i32) -> ()
    acc.yield
  }
  return
}
// -----
func.func private @g()
func.func @f(%i: index, %j: i32, %m: memref<10xf32>) {
  acc.kernel_environment wait({%i : index, %j : i32}) {
  }
  acc.kernel_environment wait({devnum: %i : index, %j : i32}) {
  }
  func.call @g() : () -> ()
  acc.kernel_environment wait([#acc.device_type<nvidia>], {%i : index}) {
  }
  func.call @g() : () -> ()
  acc.kernel_environment wait({%i : index} [#acc.device_type<nvidia>]) {
  }
  func.call @g() : () -> ()
  acc.kernel_environment async(%i : index) wait {
  }
  acc.kernel_environment async wait({%i : index}) {
  }
  acc.kernel_environment async(%i : index) {
  }
  func.call @g() : () -> ()
  acc.kernel_environment async(%i : index) wait {
  } {some}
  func.call @g() : () -> ()
  acc.kernel_environment wait({%i : index}, {%j : i32} [#acc.device_type<nvidia>]) {
  }
  func.call @g() : () -> ()
  acc.kernel_environment async(%i : index [#acc.device_type<nvidia>]) wait {
  }
  return
}
