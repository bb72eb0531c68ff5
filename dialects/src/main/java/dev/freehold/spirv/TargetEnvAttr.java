// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;

/**
 * What a device can do: {@code #spirv.target_env<#spirv.vce<…>, api=Vulkan, NVIDIA:DiscreteGPU:123, #spirv.resource_limits<>>}.
 *
 * @param device the number of the device, -1 where it is not known
 */
record TargetEnvAttr(Attribute vce, String api, String vendor, String deviceType, long device, Attribute limits) implements Attribute {
  private static final String UNKNOWN = "Unknown";
  private static final long NO_DEVICE = -1;

  static TargetEnvAttr parse(AttrParser p) {
    p.expect("<");
    Attribute vce = p.attribute();
    p.expect(",");
    String api = UNKNOWN;
    if (p.accept("api")) {
      p.expect("=");
      api = Words.CLIENT_API.word(p).words();
      p.expect(",");
    }
    String vendor = UNKNOWN;
    String deviceType = UNKNOWN;
    long device = NO_DEVICE;
    Attribute limits = p.acceptAttribute();
    if (limits == null) {
      vendor = Words.VENDOR.word(p).words();
      if (p.accept(":")) {
        deviceType = Words.DEVICE_TYPE.word(p).words();
        if (p.accept(":")) device = p.expectInteger();
      }
      p.expect(",");
      limits = p.attribute();
    }
    p.expect(">");
    return new TargetEnvAttr(vce, api, vendor, deviceType, device, limits);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#spirv.target_env<").attr(vce).text(", ");
    if (!api.equals(UNKNOWN)) out.text("api=" + api + ", ");
    if (!vendor.equals(UNKNOWN)) {
      out.text(vendor);
      if (!deviceType.equals(UNKNOWN)) out.text(":" + deviceType);
      if (device != NO_DEVICE) out.text(":" + device);
      out.text(", ");
    }
    out.attr(limits).text(">");
  }

  @Override
  public String dialect() {
    return "spirv";
  }
}
