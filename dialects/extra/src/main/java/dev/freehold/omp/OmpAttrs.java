// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import static dev.freehold.dialects.syntax.StructKind.Part.defaulted;
import static dev.freehold.dialects.syntax.StructKind.Part.optional;
import static dev.freehold.dialects.syntax.StructKind.Part.required;

import dev.freehold.dialects.syntax.PartForm;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.dialects.syntax.StructKind.Part;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.List;

/** What compilers say of modules and functions for the runtime library and for other devices. */
final class OmpAttrs {
  private static final PartForm NUMBER = PartForm.UNSIGNED_32.titled("uint32_t");

  static final List<StructKind> ALL = List.of(
      new StructKind("omp", "atomic_control", flag("ignore_denormal_mode"), flag("fine_grained_memory"), flag("remote_memory"))
          .called("AtomicControlAttr"),
      new StructKind("omp", "declaretarget", optional("device_type", ClauseWords.DEVICE_TYPE.form("DeclareTargetDeviceTypeAttr")),
          optional("capture_clause", ClauseWords.DECLARED_CAPTURE.form("DeclareTargetCaptureClauseAttr")), optional("automap", PartForm.TRUTH))
          .called("DeclareTargetAttr"),
      new StructKind("omp", "flags", number("debug_kind", 0), flag("assume_teams_oversubscription"), flag("assume_threads_oversubscription"),
          flag("assume_no_thread_state"), flag("assume_no_nested_parallelism"), flag("no_gpu_lib"), number("openmp_device_version", 50))
          .called("FlagsAttr"),
      new StructKind("omp", "version", required("version", NUMBER)).called("VersionAttr"));

  private OmpAttrs() {}

  private static Part flag(String name) {
    return defaulted(name, PartForm.BOOL, IntegerAttr.FALSE);
  }

  private static Part number(String name, long implied) {
    return defaulted(name, NUMBER, IntegerAttr.i64(implied));
  }
}
