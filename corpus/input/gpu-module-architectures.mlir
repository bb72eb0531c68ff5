gpu.module @a [#nvvm.target<chip="sm_70">] {
  func.func @f() { nvvm.cluster.wait
  nvvm.wgmma.fence.aligned
  return }
}
// -----
gpu.module @a [#nvvm.target<chip="sm_70">, #nvvm.target<chip="sm_90a">, #nvvm.target<chip="sm_90">, #nvvm.target<chip="sm_100f">] {
  func.func @f() { nvvm.cluster.wait
  nvvm.wgmma.fence.aligned
  return }
}
// -----
gpu.module @a [#rocdl.target<chip="gfx900">, #nvvm.target<chip="sm_90">] {
  func.func @f() { nvvm.cluster.wait
  nvvm.wgmma.fence.aligned
  nvvm.wgmma.fence.aligned
  return }
}
// -----
gpu.module @a [#nvvm.target<chip="sm_100b">] {
  func.func @f() { nvvm.cluster.wait
  nvvm.wgmma.fence.aligned
  nvvm.wgmma.fence.aligned
  return }
}
// -----
gpu.module @a [#nvvm.target<chip="sm_0090a">] {
  func.func @f() { 
  nvvm.wgmma.fence.aligned
  return }
}
// -----
gpu.module @a [#nvvm.target<chip="sm_90aa">] {
  func.func @f() { 
  nvvm.wgmma.fence.aligned
  return }
}
// -----
gpu.module @a [#nvvm.target<chip="sm_90af">] {
  func.func @f() { 
  nvvm.wgmma.fence.aligned
  return }
}
// -----
gpu.module @a [#nvvm.target<chip="sm_100a">] {
  func.func @f() { 
  nvvm.wgmma.fence.aligned
  return }
}
// -----
gpu.module @a [#nvvm.target<chip="sm_100f">] {
  func.func @f() { 
  nvvm.cluster.wait
  return }
}
// -----
gpu.module @old [#nvvm.target<chip="sm_19">, #nvvm.target<chip="sm_18">] {
}
