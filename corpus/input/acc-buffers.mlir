// Who frees buffers in and around what runs on a device.
func.func @compute(%c: i1, %n: memref<4xf32>) {
  %m = memref.alloc() : memref<4xf32>
  %0 = acc.copyin varPtr(%m : memref<4xf32>) -> memref<4xf32>
  acc.parallel dataOperands(%0 : memref<4xf32>) {
    "test.read_buffer"(%0) : (memref<4xf32>) -> ()
    acc.yield
  }
  acc.copyout accPtr(%0 : memref<4xf32>) to varPtr(%m : memref<4xf32>)
  return
}
// -----
func.func @compute(%c: i1, %n: memref<4xf32>) {
  acc.parallel {
    %m = memref.alloc() : memref<4xf32>
    "test.read_buffer"(%m) : (memref<4xf32>) -> ()
    acc.yield
  }
  return
}
// -----
func.func @compute(%c: i1, %n: memref<4xf32>) {
  %0 = acc.copyin varPtr(%n : memref<4xf32>) -> memref<4xf32>
  acc.data dataOperands(%0 : memref<4xf32>) {
    %m = memref.alloc() : memref<4xf32>
    "test.read_buffer"(%m) : (memref<4xf32>) -> ()
    acc.terminator
  }
  return
}
// -----
func.func @loop(%i: index, %n: memref<4xf32>) {
  acc.loop control(%k : index) = (%i : index) to (%i : index) step (%i : index) {
    %m = memref.alloc() : memref<4xf32>
    "test.read_buffer"(%m) : (memref<4xf32>) -> ()
    acc.yield
  } attributes {seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @loop(%i: index, %n: memref<4xf32>) {
  %m = memref.alloc() : memref<4xf32>
  acc.loop control(%k : index) = (%i : index) to (%i : index) step (%i : index) {
    "test.read_buffer"(%m) : (memref<4xf32>) -> ()
    acc.yield
  } attributes {seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @host(%i: index, %n: memref<4xf32>)  {
  %0 = acc.use_device varPtr(%n : memref<4xf32>) -> memref<4xf32>
  acc.host_data dataOperands(%0 : memref<4xf32>) {
    %m = memref.alloc() : memref<4xf32>
    "test.read_buffer"(%m) : (memref<4xf32>) -> ()
    acc.terminator
  }
  return
}
// -----
func.func @declare(%i: index, %n: memref<4xf32>)  {
  %0 = acc.copyin varPtr(%n : memref<4xf32>) -> memref<4xf32>
  acc.declare dataOperands(%0 : memref<4xf32>) {
    %m = memref.alloc() : memref<4xf32>
    "test.read_buffer"(%m) : (memref<4xf32>) -> ()
    acc.terminator
  }
  return
}
// -----
func.func @env(%i: index, %n: memref<4xf32>)  {
  acc.kernel_environment wait {
    %m = memref.alloc() : memref<4xf32>
    "test.read_buffer"(%m) : (memref<4xf32>) -> ()
  }
  return
}
// -----
acc.private.recipe @p : memref<4xf32> init {
^bb0(%a: memref<4xf32>):
  %m = memref.alloc() : memref<4xf32>
  acc.yield %m : memref<4xf32>
} destroy {
^bb0(%a: memref<4xf32>, %b: memref<4xf32>):
  memref.dealloc %b : memref<4xf32>
  acc.terminator
}
