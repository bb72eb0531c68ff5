// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import static dev.freehold.dialects.syntax.StructKind.Parameter.defaulted;
import static dev.freehold.dialects.syntax.StructKind.Parameter.optional;
import static dev.freehold.dialects.syntax.StructKind.Parameter.required;

import dev.freehold.dialects.syntax.AttrKinds;
import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.StructKind.Parameter;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.List;

/** Attributes of modules and functions for the runtime library and for other devices. */
final class OmpAttrs {
  private static final ParameterSyntax NUMBER = ParameterSyntax.UNSIGNED_32.titled("uint32_t");

  static final List<StructKind> ALL = List.of(
      new StructKind("omp", "atomic_control", flag("ignore_denormal_mode"), flag("fine_grained_memory"), flag("remote_memory"))
          .called("AtomicControlAttr"),
      new StructKind("omp", "declaretarget", optional("device_type", ClauseEnums.DEVICE_TYPE.parameter("DeclareTargetDeviceTypeAttr")),
          optional("capture_clause", ClauseEnums.DECLARED_CAPTURE.parameter("DeclareTargetCaptureClauseAttr")),
          optional("automap", ParameterSyntax.BOOLEAN))
          .called("DeclareTargetAttr"),
      new StructKind("omp", "flags", number("debug_kind", 0), flag("assume_teams_oversubscription"), flag("assume_threads_oversubscription"),
          flag("assume_no_thread_state"), flag("assume_no_nested_parallelism"), flag("no_gpu_lib"), number("openmp_device_version", 50))
          .called("FlagsAttr"),
      new StructKind("omp", "version", required("version", NUMBER)).called("VersionAttr"));
  static final AttrKinds KINDS = new AttrKinds(List.of(), ALL);

  private OmpAttrs() {}

  private static Parameter flag(String name) {
    return defaulted(name, ParameterSyntax.BOOL, IntegerAttr.FALSE);
  }

  private static Parameter number(String name, long implied) {
    return defaulted(name, NUMBER, IntegerAttr.i64(implied));
  }
}
