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
  static final List<StructKind> ALL = List.of(
      new StructKind("omp", "atomic_control", flag("ignore_denormal_mode"), flag("fine_grained_memory"), flag("remote_memory")),
      new StructKind("omp", "declaretarget", optional("device_type", ClauseWords.DEVICE_TYPE.form()),
          optional("capture_clause", ClauseWords.DECLARED_CAPTURE.form()), optional("automap", PartForm.BOOL)),
      new StructKind("omp", "flags", number("debug_kind", 0), flag("assume_teams_oversubscription"), flag("assume_threads_oversubscription"),
          flag("assume_no_thread_state"), flag("assume_no_nested_parallelism"), flag("no_gpu_lib"), number("openmp_device_version", 50)),
      new StructKind("omp", "version", required("version", PartForm.UNSIGNED_32)));

  private OmpAttrs() {}

  private static Part flag(String name) {
    return defaulted(name, PartForm.BOOL, IntegerAttr.FALSE);
  }

  private static Part number(String name, long implied) {
    return defaulted(name, PartForm.UNSIGNED_32, IntegerAttr.i64(implied));
  }
}
