// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.attribute.AttrSet;

/** An operation that no loaded dialect defines. Nothing is known of it but its structure; everything generic works on it. */
public final class UnregisteredOp extends Op {
  /** The index of what the text gives between {@code <} and {@code >}: any attribute, of unknown meaning. */
  public static final int PROPERTIES = 0;

  private UnregisteredOp(OpState<?> state) {
    super(state);
  }

  /** The definition that stands for an unknown name; {@link Registry#opDef} gives the same for all operations of that name. */
  static OpDef<UnregisteredOp> definition(String name) {
    return OpDef.of(name, UnregisteredOp.class, UnregisteredOp::new).optionalAttr("<properties>", AttrSet.ANY).build();
  }
}
