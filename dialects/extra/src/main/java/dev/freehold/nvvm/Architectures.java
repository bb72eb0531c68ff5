// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Walk;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which machines have the instructions that not all have. */
public final class Architectures {
  private static final int OLDEST = 20;
  private static final int PREFIX = "sm_".length();
  private static final Map<String, Need> NEEDS = new HashMap<>();

  static {
    since(30, "shfl.sync");
    since(80, "redux.sync");
    since(90, "cluster.arrive.relaxed", "cluster.wait", "cp.async.bulk.tensor.shared.cluster.global", "cp.async.bulk.wait_group", "mapa",
        "read.ptx.sreg.aggr.smem.size", "read.ptx.sreg.cluster.ctaid.x", "read.ptx.sreg.cluster.ctaid.y", "read.ptx.sreg.cluster.ctaid.z",
        "read.ptx.sreg.cluster.ctarank", "read.ptx.sreg.cluster.nctaid.x", "read.ptx.sreg.cluster.nctaid.y", "read.ptx.sreg.clusterid.x");
    since(100, "clusterlaunchcontrol.query.cancel", "clusterlaunchcontrol.try.cancel");
    only(List.of(90), "wgmma.commit.group.sync.aligned", "wgmma.fence.aligned", "wgmma.wait.group.sync.aligned");
    only(List.of(100, 101), "tcgen05.alloc", "tcgen05.commit", "tcgen05.cp", "tcgen05.dealloc", "tcgen05.fence", "tcgen05.ld",
        "tcgen05.relinquish_alloc_permit", "tcgen05.st", "tcgen05.wait");
    only(List.of(100, 101, 103), "tcgen05.shift");
    only(List.of(100, 103), "convert.f32x4.to.f4x4", "convert.f32x4.to.f6x4", "convert.f32x4.to.f8x4");
    only(List.of(100, 110), "tcgen05.mma", "tcgen05.mma.block_scale", "tcgen05.mma.sp", "tcgen05.mma.sp.block_scale", "tcgen05.mma.ws",
        "tcgen05.mma.ws.sp");
  }

  /** Versions that have an instruction: all from one on, or the accelerated ones of a list (those whose name ends with an {@code a}). */
  private record Need(boolean accelerated, List<Integer> versions) {
    boolean metBy(String chip) {
      int version = version(chip);
      return accelerated ? chip.endsWith("a") && versions.contains(version) : version >= versions.getFirst();
    }
  }

  private Architectures() {}

  private static void since(int version, String... instructions) {
    for (String instruction : instructions) NEEDS.put("nvvm." + instruction, new Need(false, List.of(version)));
  }

  private static void only(List<Integer> versions, String... instructions) {
    for (String instruction : instructions) NEEDS.put("nvvm." + instruction, new Need(true, versions));
  }

  /** The integer in the name of a chip ({@code sm_90a}); zero where there is none. */
  private static int version(String chip) {
    int end = PREFIX;
    while (end < chip.length() && Character.isDigit(chip.charAt(end))) end++;
    try {
      return end > PREFIX ? Integer.parseInt(chip, PREFIX, end, 10) : 0;
    } catch (NumberFormatException tooLarge) {
      return 0;
    }
  }

  /** The constraint that a module compiled for a target has only instructions of that machine; returns whether it does. */
  public static boolean verify(Op module, Attribute target, Checker check) {
    if (!NvvmAttrs.isTarget(target) || IntegerAttr.FALSE.equals(((StructAttr) target).parameter("verifyTarget"))) return true;
    String chip = ((StructAttr) target).parameter("chip", StringAttr.class).value();
    if (version(chip) < OLDEST) {
      check.errorAt(module.location(), "Minimum NVVM target SM version is sm_" + OLDEST);
      return false;
    }
    return module.walkPreOrder(op -> verify(op, chip, check)) != Walk.STOP;
  }

  private static Walk verify(Op op, String chip, Checker check) {
    Need need = NEEDS.get(op.name());
    if (need == null || need.metBy(chip)) return Walk.ADVANCE;
    check.errorOf(op, "'" + op.name() + "' op is not supported on " + chip);
    return Walk.STOP;
  }
}
