// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.constraint;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Delimiter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A kind of types or attributes that was described. Its definition comes after its name, since kinds may refer to each other. */
public final class DescribedKind {
  private final String dialect;
  private final String name;
  private final boolean type;
  private ConstraintTable table = new ConstraintTable();
  private List<Integer> parameters = List.of();

  public DescribedKind(String dialect, String name, boolean type) {
    this.dialect = dialect;
    this.name = name;
    this.type = type;
  }

  public String dialect() {
    return dialect;
  }

  public String name() {
    return name;
  }

  public String fullName() {
    return dialect + "." + name;
  }

  /** Whether these are types rather than attributes. */
  public boolean isType() {
    return type;
  }

  /** Sets the constraints of the parameters; called once, before anything of the kind is made. */
  public void define(ConstraintTable constraints, List<Integer> demands) {
    table = constraints;
    parameters = demands;
  }

  /** Reads parameters, from behind the name on, and checks them. */
  public List<Attribute> parse(AttrParser p) {
    int loc = p.symbolLoc();
    List<Attribute> given = p.isNext("<") ? p.commaList(Delimiter.LESS_GREATER, p::attribute) : List.of();
    String fault = fault(given);
    if (fault != null) throw p.error(loc, fault);
    return List.copyOf(given);
  }

  private @Nullable String fault(List<Attribute> given) {
    if (given.size() == parameters.size()) return table.match().fault(given, parameters);
    return "expected " + parameters.size() + " type arguments, but had " + given.size();
  }

  @Override
  public String toString() {
    return fullName();
  }
}
