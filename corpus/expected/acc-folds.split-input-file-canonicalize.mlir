module {
  func.func private @use_12(i32)
  func.func private @g()
  func.func @cond(%arg0: memref<10xf32>) {
    %c5_i32 = arith.constant 5 : i32
    %false = arith.constant false
    %0 = acc.create varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    acc.enter_data dataOperands(%0 : memref<10xf32>)
    %1 = acc.getdeviceptr varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    acc.exit_data dataOperands(%1 : memref<10xf32>)
    %2 = acc.update_device varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    acc.update dataOperands(%2 : memref<10xf32>)
    %3 = acc.use_device varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    acc.host_data dataOperands(%3 : memref<10xf32>) {
      func.call @g() : () -> ()
      acc.terminator
    }
    call @g() : () -> ()
    acc.wait if(%false)
    acc.init if(%false)
    acc.wait
    acc.kernel_environment {
      func.call @g() : () -> ()
    }
    acc.parallel {
      acc.yield
    }
    acc.parallel if(%false) {
      func.call @use_12(%c5_i32) : (i32) -> ()
      acc.yield
    }
    acc.data if(%false) dataOperands(%0 : memref<10xf32>) {
      acc.terminator
    }
    return
  }
}

// -----
module {
  func.func private @use_251(!acc.data_bounds_ty, !acc.data_bounds_ty)
  func.func private @use_938(memref<10xf32>, memref<10xf32>)
  func.func @dead(%arg0: memref<10xf32>, %arg1: index) {
    %0 = acc.present varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    %1 = acc.present varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    %2 = acc.deviceptr varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    %3 = acc.deviceptr varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    call @use_938(%2, %3) : (memref<10xf32>, memref<10xf32>) -> ()
    %4 = acc.bounds extent(%arg1 : index)
    %5 = acc.bounds extent(%arg1 : index)
    call @use_251(%4, %5) : (!acc.data_bounds_ty, !acc.data_bounds_ty) -> ()
    return
  }
}

// -----
module {
  func.func @atomic(%arg0: memref<i32>) {
    %c3_i32 = arith.constant 3 : i32
    acc.atomic.write %arg0 = %c3_i32 : memref<i32>, i32
    acc.atomic.update %arg0 : memref<i32> {
    ^bb0(%arg1: i32):
      %0 = arith.addi %arg1, %c3_i32 : i32
      acc.yield %0 : i32
    }
    return
  }
}

// -----
module {
  func.func private @use_12(i32)
  func.func @loops(%arg0: memref<i32>, %arg1: index) {
    %c3_i32 = arith.constant 3 : i32
    acc.loop control(%arg2 : index) = (%arg1 : index) to (%arg1 : index)  step (%arg1 : index) {
      func.call @use_12(%c3_i32) : (i32) -> ()
      acc.yield
    } attributes {seq = [#acc.device_type<none>]}
    acc.loop control(%arg2 : index) = (%arg1 : index) to (%arg1 : index)  step (%arg1 : index) {
      acc.yield
    } attributes {seq = [#acc.device_type<none>]}
    acc.parallel {
      func.call @use_12(%c3_i32) : (i32) -> ()
      acc.yield
    }
    return
  }
}

// -----
module {
  func.func private @g()
  func.func @f(%arg0: index, %arg1: i32, %arg2: memref<10xf32>) {
    acc.wait(%arg0, %arg1 : index, i32)
    acc.kernel_environment wait({devnum: %arg0 : index, %arg1 : i32}) {
    }
    call @g() : () -> ()
    acc.wait(%arg0 : index)
    call @g() : () -> ()
    acc.kernel_environment wait({%arg0 : index} [#acc.device_type<nvidia>]) {
    }
    call @g() : () -> ()
    acc.wait
    acc.wait(%arg0 : index)
    call @g() : () -> ()
    acc.wait
    call @g() : () -> ()
    acc.kernel_environment wait({%arg0 : index}, {%arg1 : i32} [#acc.device_type<nvidia>]) {
    }
    call @g() : () -> ()
    acc.wait
    return
  }
}

