// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.dialects.syntax.DeclaredAttr;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;

/** The attributes that map the dimensions of a parallel loop to a device: {@code [#gpu.thread<x>, #gpu.thread<y>]}. */
public final class DeviceMappings {
  public static final AttrSet ARRAY = AttrSet.of("Device Mapping array attribute", DeviceMappings::isArray).ofKind(ArrayAttr.class::isInstance);

  private DeviceMappings() {}

  private static boolean isArray(Attribute attribute) {
    return attribute instanceof ArrayAttr array && array.elements().stream().allMatch(each -> implementsInterface(each, DeviceMapping.class));
  }

  /** Whether the attribute maps no dimension but is a mask of the processing units that take part. */
  static boolean isMask(Attribute attribute) {
    return implementsInterface(attribute, DeviceMask.class);
  }

  private static boolean implementsInterface(Attribute attribute, Class<? extends DeviceMapping> iface) {
    return iface.isInstance(attribute) || attribute instanceof DeclaredAttr declared && declared.declares(iface);
  }
}
