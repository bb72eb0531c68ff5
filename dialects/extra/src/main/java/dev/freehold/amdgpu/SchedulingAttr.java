// SPDX-License-Identifier: Apache-2.0
package dev.freehold.amdgpu;

import dev.freehold.dialects.syntax.Flags;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;

/** What may be moved across a barrier for the scheduler, as a set of bits: {@code #amdgpu.sched_barrier_opt<valu|salu>}. */
record SchedulingAttr(int bits) implements Attribute {
  private static final Flags FLAGS = new Flags("::mlir::amdgpu::sched_barrier_opt_enum", "AMDGPU_SchedBarrierOpOptAttr", "|", "none",
      "non_mem_non_sideffect", "valu", "salu", "mfma_wmma", "all_vmem", "vmem_read", "vmem_write", "all_ds", "ds_read", "ds_write",
      "transcendental", null);

  static final AttrSet SET = new AttrSet("The possible options for scheduling barriers", SchedulingAttr.class::isInstance,
      FLAGS.syntax(SchedulingAttr.class, SchedulingAttr::new, attr -> ((SchedulingAttr) attr).bits));

  static SchedulingAttr parse(AttrParser p) {
    return new SchedulingAttr(FLAGS.parse(p));
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#amdgpu.sched_barrier_opt<" + FLAGS.text(bits) + ">");
  }

  @Override
  public String dialect() {
    return "amdgpu";
  }
}
