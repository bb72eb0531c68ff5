#access_group = #llvm.access_group<id = distinct[0]<>>
#access_group1 = #llvm.access_group<id = distinct[1]<>>
#loop_annotation = #llvm.loop_annotation<disableNonforced = true>
#loop_annotation1 = #llvm.loop_annotation<mustProgress = true>
#loop_interleave = #llvm.loop_interleave<count = 32 : i32>
#loop_licm = #llvm.loop_licm<disable = false, versioningDisable = true>
#loop_peeled = #llvm.loop_peeled<count = 8 : i32>
#loop_pipeline = #llvm.loop_pipeline<disable = false, initiationinterval = 1 : i32>
#loop_unroll_and_jam = #llvm.loop_unroll_and_jam<disable = false, count = 32 : i32>
#loop_unswitch = #llvm.loop_unswitch<partialDisable = false>
#loop_distribute = #llvm.loop_distribute<disable = true, followupAll = #loop_annotation>
#loop_unroll = #llvm.loop_unroll<disable = true, count = 64 : i32, runtimeDisable = false, full = false, followupUnrolled = #loop_annotation, followupRemainder = #loop_annotation, followupAll = #loop_annotation>
#loop_vectorize = #llvm.loop_vectorize<disable = false, predicateEnable = true, scalableEnable = false, width = 16 : i32, followupVectorized = #loop_annotation, followupEpilogue = #loop_annotation, followupAll = #loop_annotation>
#loop_annotation2 = #llvm.loop_annotation<disableNonforced = false, vectorize = #loop_vectorize, interleave = #loop_interleave, unroll = #loop_unroll, unrollAndJam = #loop_unroll_and_jam, licm = #loop_licm, distribute = #loop_distribute, pipeline = #loop_pipeline, peeled = #loop_peeled, unswitch = #loop_unswitch, mustProgress = true, isVectorized = false, parallelAccesses = #access_group, #access_group1>
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i1)>, linkage = #llvm.linkage<external>, sym_name = "loop", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i1):
    "llvm.br"()[^bb1] : () -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %0 = "llvm.load"(%arg0) <{access_groups = [#access_group, #access_group1], ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.cond_br"(%arg1)[^bb1, ^bb2] <{loop_annotation = #loop_annotation2, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // 2 preds: ^bb1, ^bb2
    "llvm.br"()[^bb2] <{loop_annotation = #loop_annotation1}> : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#loc = loc("a.c":1:2)
#loc1 = loc("a.c":3:4)
#loc2 = loc("x":3:4)
#loc3 = loc("y":5:6)
#loop_unroll = #llvm.loop_unroll<disable = true>
#loc4 = loc(fused[#loc, #loc1])
#loc5 = loc(fused[#loc2, #loc3])
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, startLoc = #loc4, endLoc = #loc5>
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "loop", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "llvm.br"()[^bb1] : () -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb1
    "llvm.br"()[^bb1] <{loop_annotation = #loop_annotation}> : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "The domain">
#alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[0]<>>
#alias_scope_domain2 = #llvm.alias_scope_domain<id = "dom">
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_root1 = #llvm.tbaa_root
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain, description = "A">
#alias_scope1 = #llvm.alias_scope<id = distinct[2]<>, domain = #alias_scope_domain1>
#alias_scope2 = #llvm.alias_scope<id = "str", domain = #alias_scope_domain2, description = "q\22\0A">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0, constant = true>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "agg_t", members = {<#tbaa_type_desc1, 0>, <#tbaa_type_desc, 4>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc1, offset = 0>
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    "llvm.intr.experimental.noalias.scope.decl"() <{scope = #alias_scope}> : () -> ()
    "llvm.store"(%arg1, %arg0) <{alias_scopes = [#alias_scope, #alias_scope1, #alias_scope2], noalias_scopes = [#alias_scope1], ordering = 0 : i64, tbaa = [#tbaa_tag1]}> : (i32, !llvm.ptr) -> ()
    %0 = "llvm.load"(%arg0) <{ordering = 0 : i64, tbaa = [#tbaa_tag, #tbaa_tag1]}> {r = #tbaa_root1} : (!llvm.ptr) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#tbaa_root = #llvm.tbaa_root<id = "R">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    "llvm.store"(%arg1, %arg0) <{ordering = 0 : i64, tbaa = [#tbaa_tag]}> : (i32, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#mmra_tag = #llvm.mmra_tag<"amdgpu-as":"local">
#mmra_tag1 = #llvm.mmra_tag<"foo":"bar">
#mmra_tag2 = #llvm.mmra_tag<"amdgpu-as":"global">
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    "llvm.store"(%arg1, %arg0) <{ordering = 0 : i64}> {llvm.mmra = #mmra_tag} : (i32, !llvm.ptr) -> ()
    "llvm.fence"() <{ordering = 5 : i64}> {llvm.mmra = [#mmra_tag1, #mmra_tag2]} : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

