// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.gpu.DeviceTarget;
import dev.freehold.ir.Op;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;

/**
 * What a device can do: {@code #spirv.target_env<#spirv.vce<…>, api=Vulkan, NVIDIA:DiscreteGPU:123, #spirv.resource_limits<>>}.
 *
 * @param device the device ID, -1 where it is not known
 */
record TargetEnvAttr(VceAttr vce, String api, String vendor, String deviceType, long device, Attribute limits) implements DeviceTarget {
  private static final String UNKNOWN = "Unknown";
  private static final long NO_DEVICE = -1;
  private static final String WRONG_KIND = "invalid kind of attribute specified";

  /** Whether an operation is for devices of that version, or newer; without a target environment it is the first one. */
  static boolean isAtLeast(Op op, String version) {
    for (Op around = ModuleOp.around(op); around != null; around = around.parentOp()) {
      if (around instanceof SymbolTable && around.attr("spirv.target_env") instanceof TargetEnvAttr env) {
        return SpirvEnums.VERSION.rank(env.vce.version()) >= SpirvEnums.VERSION.rank(version);
      }
    }
    return false;
  }

  static TargetEnvAttr parse(AttrParser p) {
    p.expect("<");
    int vceLoc = p.loc();
    if (!(p.attribute() instanceof VceAttr vce)) throw p.error(vceLoc, WRONG_KIND);
    p.expect(",");
    String api = UNKNOWN;
    if (p.accept("api")) {
      p.expect("=");
      api = SpirvEnums.CLIENT_API.keywordOr(p, "unknown client API: ", UNKNOWN);
      p.expect(",");
    }
    String vendor = UNKNOWN;
    String deviceType = UNKNOWN;
    long device = NO_DEVICE;
    int vendorLoc = p.loc();
    String keyword = p.acceptKeyword();
    if (keyword != null) {
      vendor = SpirvEnums.VENDOR.knownOr(p, vendorLoc, keyword, "unknown vendor: ", UNKNOWN);
      if (p.accept(":")) {
        deviceType = SpirvEnums.DEVICE_TYPE.keywordOr(p, "unknown device type: ", UNKNOWN);
        if (p.accept(":")) device = p.expectInteger();
      }
      p.expect(",");
    }
    int limitsLoc = p.loc();
    Attribute limits = p.attribute();
    if (!SpirvStructs.LIMITS.includes(limits)) throw p.error(limitsLoc, WRONG_KIND);
    p.expect(">");
    return new TargetEnvAttr(vce, api, vendor, deviceType, device, limits);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#spirv.target_env<").attr(vce).text(", ");
    if (!api.equals(UNKNOWN)) out.text("api=" + api + ", ");
    if (!vendor.equals(UNKNOWN)) {
      out.text(vendor);
      if (!deviceType.equals(UNKNOWN)) {
        out.text(":" + deviceType);
        if (device != NO_DEVICE) out.text(":" + device);
      }
      out.text(", ");
    }
    out.attr(limits).text(">");
  }

  @Override
  public String dialect() {
    return "spirv";
  }
}
