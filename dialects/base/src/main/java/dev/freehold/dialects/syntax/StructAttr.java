// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.bytecode.DialectBytecodeWriter;
import dev.freehold.ir.bytecode.Encodable;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An attribute with named parameters, null where one is absent. Its {@link StructKind} parses and prints it. It caches its hash code:
 * such attributes share subattributes, and may have more paths through them than could ever be followed.
 */
public final class StructAttr implements DeclaredAttr, Encodable {
  private final StructKind kind;
  private final List<@Nullable Attribute> values;
  private final int hash;

  StructAttr(StructKind kind, List<@Nullable Attribute> values) {
    this.kind = kind;
    this.values = values;
    hash = 31 * kind.mnemonic().hashCode() + values.hashCode();
  }

  public StructKind kind() {
    return kind;
  }

  /** The parameters in the order of the declaration, null where one is absent. */
  public List<@Nullable Attribute> values() {
    return values;
  }

  /** The parameter of that name, or null where it is absent. */
  public @Nullable Attribute parameter(String name) {
    return values.get(Objects.checkIndex(kind.indexOf(name), values.size()));
  }

  /**
   * The parameter of that name, which must be present.
   *
   * @throws NullPointerException if it is absent
   * @throws ClassCastException if it is of another kind
   */
  public <A extends Attribute> A parameter(String name, Class<A> type) {
    return type.cast(Objects.requireNonNull(parameter(name), name));
  }

  /** Whether every parameter has its default value. */
  public boolean hasDefaultsOnly() {
    return kind.hasDefaultsOnly(this);
  }

  @Override
  public boolean declares(Class<?> iface) {
    return kind.declares(iface);
  }

  @Override
  public void print(AttrPrinter out) {
    kind.print(out, this);
  }

  @Override
  public boolean encode(DialectBytecodeWriter out) {
    return kind.encode(out, this);
  }

  @Override
  public String dialect() {
    return kind.dialect();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || other instanceof StructAttr that && hash == that.hash && kind == that.kind && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return "#" + kind.dialect() + "." + kind.mnemonic() + values;
  }
}
