// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import static dev.freehold.dialects.syntax.PartCode.LIST;
import static dev.freehold.dialects.syntax.PartCode.OPTIONAL;
import static dev.freehold.dialects.syntax.StructKind.Part.defaulted;
import static dev.freehold.dialects.syntax.StructKind.Part.optional;
import static dev.freehold.dialects.syntax.StructKind.Part.required;

import dev.freehold.dialects.syntax.PartForm;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.dialects.syntax.StructKind.Part;
import dev.freehold.ir.Location;
import dev.freehold.ir.builtin.ArrayAttr;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** What optimizations of a loop are wanted, and which accesses in it are parallel. */
final class LoopAttrs {
  private static final Set<String> NUMBERS = Set.of("count", "initiationinterval", "width");
  private static final PartForm FUSED = PartForm.attribute("FusedLoc", Location.Fused.class::isInstance);
  private static final PartForm ANNOTATION = PartForm.of(LoopAttrs::annotation);

  static final StructKind GROUP = kind("access_group", required("id", DebugForms.DISTINCT))
      .called("LLVM_AccessGroupAttr");
  private static final StructKind VECTORIZE = hint("LoopVectorizeAttr", "loop_vectorize", List.of("disable", "predicateEnable", "scalableEnable", "width"),
      "followupVectorized", "followupEpilogue", "followupAll");
  private static final StructKind INTERLEAVE = kind("loop_interleave", required("count", PartForm.INTEGER)).called("LoopInterleaveAttr");
  private static final StructKind UNROLL = hint("LoopUnrollAttr", "loop_unroll", List.of("disable", "count", "runtimeDisable", "full"),
      "followupUnrolled", "followupRemainder", "followupAll");
  private static final StructKind UNROLL_AND_JAM = hint("LoopUnrollAndJamAttr", "loop_unroll_and_jam", List.of("disable", "count"),
      "followupOuter", "followupInner", "followupRemainderOuter", "followupRemainderInner", "followupAll");
  private static final StructKind LICM = hint("LoopLICMAttr", "loop_licm", List.of("disable", "versioningDisable"));
  private static final StructKind DISTRIBUTE =
      hint("LoopDistributeAttr", "loop_distribute", List.of("disable"), "followupCoincident", "followupSequential", "followupFallback", "followupAll");
  private static final StructKind PIPELINE = hint("LoopPipelineAttr", "loop_pipeline", List.of("disable", "initiationinterval"));
  private static final StructKind PEELED = hint("LoopPeeledAttr", "loop_peeled", List.of("count"));
  private static final StructKind UNSWITCH = hint("LoopUnswitchAttr", "loop_unswitch", List.of("partialDisable"));

  static final StructKind LOOP = kind("loop_annotation", optional("disableNonforced", PartForm.TRUTH), part("vectorize", () -> VECTORIZE),
      part("interleave", () -> INTERLEAVE), part("unroll", () -> UNROLL), part("unrollAndJam", () -> UNROLL_AND_JAM), part("licm", () -> LICM),
      part("distribute", () -> DISTRIBUTE), part("pipeline", () -> PIPELINE), part("peeled", () -> PEELED), part("unswitch", () -> UNSWITCH),
      optional("mustProgress", PartForm.TRUTH), optional("isVectorized", PartForm.TRUTH),
      optional("startLoc", FUSED), optional("endLoc", FUSED),
      defaulted("parallelAccesses", PartForm.list(PartForm.of(() -> GROUP)), ArrayAttr.of()))
      .called("LoopAnnotationAttr")
      .encoded(18, OPTIONAL, OPTIONAL, OPTIONAL, OPTIONAL, OPTIONAL, OPTIONAL, OPTIONAL, OPTIONAL, OPTIONAL, OPTIONAL, OPTIONAL, OPTIONAL,
          OPTIONAL, OPTIONAL, LIST);

  static final List<StructKind> ALL = List.of(GROUP, VECTORIZE, INTERLEAVE, UNROLL, UNROLL_AND_JAM, LICM, DISTRIBUTE, PIPELINE, PEELED,
      UNSWITCH, LOOP);

  private LoopAttrs() {}

  /** Hints name the annotations of the loops that they leave, so that neither kind can be defined before the other. */
  private static StructKind annotation() {
    return LOOP;
  }

  private static StructKind kind(String mnemonic, Part... parts) {
    return new StructKind("llvm", mnemonic, parts).withAlias();
  }

  private static Part part(String name, Supplier<StructKind> kind) {
    return optional(name, PartForm.of(kind));
  }

  private static StructKind hint(String title, String mnemonic, List<String> values, String... followups) {
    List<Part> parts = new ArrayList<>();
    for (String name : values) parts.add(optional(name, NUMBERS.contains(name) ? PartForm.INTEGER : PartForm.TRUTH));
    for (String name : followups) parts.add(optional(name, ANNOTATION));
    return kind(mnemonic, parts.toArray(Part[]::new)).called(title);
  }
}
