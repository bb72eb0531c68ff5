#g = #llvm.access_group<id = distinct[0]<>>
#g1 = #llvm.access_group<id = distinct[1]<>>
#fu = #llvm.loop_annotation<disableNonforced = true>
#ann = #llvm.loop_annotation<disableNonforced = false, vectorize = <disable = false, predicateEnable = true, scalableEnable = false, width = 16 : i32, followupVectorized = #fu, followupEpilogue = #fu, followupAll = #fu>, interleave = <count = 32 : i32>, unroll = <disable = true, count = 64 : i32, runtimeDisable = false, full = false, followupUnrolled = #fu, followupRemainder = #fu, followupAll = #fu>, unrollAndJam = <disable = false, count = 32 : i32>, licm = <disable = false, versioningDisable = true>, distribute = <disable = true, followupAll = #fu>, pipeline = <disable = false, initiationinterval = 1 : i32>, peeled = <count = 8 : i32>, unswitch = <partialDisable = false>, mustProgress = true, isVectorized = false, parallelAccesses = #g, #g1>
llvm.func @loop(%p: !llvm.ptr, %c: i1) {
  llvm.br ^bb1
^bb1:
  %0 = llvm.load %p {access_groups = [#g, #g1]} : !llvm.ptr -> i32
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #ann}
^bb2:
  llvm.br ^bb2 {loop_annotation = #llvm.loop_annotation<mustProgress = true>}
}
// -----
#loc1 = loc("a.c":1:2)
#loc2 = loc(fused[#loc1, "a.c":3:4])
llvm.func @loop() {
  llvm.br ^bb1
^bb1:
  llvm.br ^bb1 {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>, startLoc = #loc2, endLoc = loc(fused["x":3:4, "y":5:6])>}
}
// -----
#dom = #llvm.alias_scope_domain<id = distinct[0]<>, description = "The domain">
#sc = #llvm.alias_scope<id = distinct[1]<>, domain = #dom, description = "A">
#sc2 = #llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[0]<>>>
#sc3 = #llvm.alias_scope<id = "str", domain = <id = "dom">, description = "q\22\0A">
#root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#root2 = #llvm.tbaa_root
#char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#agg = #llvm.tbaa_type_desc<id = "agg_t", members = {<#int, 0>, <#char, 4>}>
#tag = #llvm.tbaa_tag<base_type = #agg, access_type = #int, offset = 0>
#tag2 = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0, constant = true>
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  llvm.intr.experimental.noalias.scope.decl #sc
  llvm.store %x, %p {alias_scopes = [#sc, #sc2, #sc3], noalias_scopes = [#sc2], tbaa = [#tag]} : i32, !llvm.ptr
  %0 = llvm.load %p {tbaa = [#tag2, #tag], r = #root2} : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  llvm.store %x, %p {tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_root<id="R">, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_root<id="R">, 0>}>, offset = 0>]} : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  llvm.store %x, %p {llvm.mmra = #llvm.mmra_tag<"amdgpu-as":"local">} : i32, !llvm.ptr
  llvm.fence release {llvm.mmra = [#llvm.mmra_tag<"foo":"bar">, #llvm.mmra_tag<"amdgpu-as":"global">]}
  llvm.return
}
