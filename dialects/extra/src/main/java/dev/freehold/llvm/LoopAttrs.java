// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import static dev.freehold.dialects.syntax.ParameterCodec.LIST;
import static dev.freehold.dialects.syntax.ParameterCodec.OPTIONAL;
import static dev.freehold.dialects.syntax.StructKind.Parameter.defaulted;
import static dev.freehold.dialects.syntax.StructKind.Parameter.optional;
import static dev.freehold.dialects.syntax.StructKind.Parameter.required;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.StructKind.Parameter;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.builtin.ArrayAttr;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** What optimizations of a loop are wanted, and which accesses in it are parallel. */
final class LoopAttrs {
  private static final Set<String> NUMBERS = Set.of("count", "initiationinterval", "width");
  private static final ParameterSyntax FUSED = ParameterSyntax.attribute("FusedLoc", Location.Fused.class::isInstance);
  private static final ParameterSyntax ANNOTATION = ParameterSyntax.of(LoopAttrs::annotation);

  static final StructKind GROUP = kind("access_group", required("id", DebugParameters.DISTINCT))
      .called("LLVM_AccessGroupAttr");
  private static final StructKind VECTORIZE =
      hint("LoopVectorizeAttr", "loop_vectorize", List.of("disable", "predicateEnable", "scalableEnable", "width"),
          "followupVectorized", "followupEpilogue", "followupAll");
  private static final StructKind INTERLEAVE = kind("loop_interleave", required("count", ParameterSyntax.INTEGER)).called("LoopInterleaveAttr");
  private static final StructKind UNROLL = hint("LoopUnrollAttr", "loop_unroll", List.of("disable", "count", "runtimeDisable", "full"),
      "followupUnrolled", "followupRemainder", "followupAll");
  private static final StructKind UNROLL_AND_JAM = hint("LoopUnrollAndJamAttr", "loop_unroll_and_jam", List.of("disable", "count"),
      "followupOuter", "followupInner", "followupRemainderOuter", "followupRemainderInner", "followupAll");
  private static final StructKind LICM = hint("LoopLICMAttr", "loop_licm", List.of("disable", "versioningDisable"));
  private static final StructKind DISTRIBUTE =
      hint("LoopDistributeAttr", "loop_distribute", List.of("disable"), "followupCoincident", "followupSequential", "followupFallback",
          "followupAll");
  private static final StructKind PIPELINE = hint("LoopPipelineAttr", "loop_pipeline", List.of("disable", "initiationinterval"));
  private static final StructKind PEELED = hint("LoopPeeledAttr", "loop_peeled", List.of("count"));
  private static final StructKind UNSWITCH = hint("LoopUnswitchAttr", "loop_unswitch", List.of("partialDisable"));

  static final StructKind LOOP =
      kind("loop_annotation", optional("disableNonforced", ParameterSyntax.BOOLEAN), parameter("vectorize", () -> VECTORIZE),
          parameter("interleave", () -> INTERLEAVE), parameter("unroll", () -> UNROLL), parameter("unrollAndJam", () -> UNROLL_AND_JAM),
          parameter("licm", () -> LICM),
          parameter("distribute", () -> DISTRIBUTE), parameter("pipeline", () -> PIPELINE), parameter("peeled", () -> PEELED),
          parameter("unswitch", () -> UNSWITCH),
          optional("mustProgress", ParameterSyntax.BOOLEAN), optional("isVectorized", ParameterSyntax.BOOLEAN),
          optional("startLoc", FUSED), optional("endLoc", FUSED),
          defaulted("parallelAccesses", ParameterSyntax.list(ParameterSyntax.of(() -> GROUP)), ArrayAttr.of()))
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

  private static StructKind kind(String mnemonic, Parameter... parameters) {
    return new StructKind("llvm", mnemonic, parameters).withAlias();
  }

  private static Parameter parameter(String name, Supplier<StructKind> kind) {
    return optional(name, ParameterSyntax.of(kind));
  }

  private static StructKind hint(String title, String mnemonic, List<String> values, String... followups) {
    List<Parameter> parameters = new ArrayList<>();
    for (String name : values) parameters.add(optional(name, NUMBERS.contains(name) ? ParameterSyntax.INTEGER : ParameterSyntax.BOOLEAN));
    for (String name : followups) parameters.add(optional(name, ANNOTATION));
    return kind(mnemonic, parameters.toArray(Parameter[]::new)).called(title);
  }
}
