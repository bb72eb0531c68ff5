// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.constraint;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.text.Printing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a type (as an attribute) or attribute must be. Constraints refer to each other by their numbers in a {@link ConstraintTable}. */
sealed interface Constraint {

  /** What is wrong with an attribute, with the reference's message; null where it fits. */
  @Nullable
  String fault(Attribute attribute, Match match);

  /** Exactly one. */
  record Is(Attribute expected) implements Constraint {
    @Override
    public @Nullable String fault(Attribute attribute, Match match) {
      return attribute.equals(expected) ? null : Match.mismatch(expected, attribute);
    }
  }

  /** Any. */
  record Any() implements Constraint {
    @Override
    public @Nullable String fault(Attribute attribute, Match match) {
      return null;
    }
  }

  /** What the first of some constraints accepts that accepts it. */
  record AnyOf(List<Integer> alternatives) implements Constraint {
    @Override
    public @Nullable String fault(Attribute attribute, Match match) {
      for (int alternative : alternatives) {
        if (match.fault(attribute, alternative) == null) return null;
      }
      return "'" + Printing.toString(attribute) + "' does not satisfy the constraint";
    }
  }

  /** What all of some constraints accept. */
  record AllOf(List<Integer> demands) implements Constraint {
    @Override
    public @Nullable String fault(Attribute attribute, Match match) {
      return match.fault(List.of(attribute), demands);
    }
  }

  /** Types of one kind, which is named as {@link KindNames} does. */
  record TypeOfKind(String kind) implements Constraint {
    @Override
    public @Nullable String fault(Attribute attribute, Match match) {
      if (!(attribute instanceof TypeAttr(Type type))) return noType(attribute);
      String found = KindNames.of(type);
      return found.equals(kind) ? null : "expected base type '" + kind + "' but got '" + found + "'";
    }
  }

  /** Attributes of one kind, which is named as {@link KindNames} does. */
  record AttributeOfKind(String kind) implements Constraint {
    @Override
    public @Nullable String fault(Attribute attribute, Match match) {
      String found = KindNames.of(attribute);
      return found.equals(kind) ? null : "expected base attribute '" + kind + "' but got '" + found + "'";
    }
  }

  /** Types or attributes that were described, with parameters that some constraints accept. */
  record Parametric(DescribedKind kind, List<Integer> parameters) implements Constraint {
    @Override
    public @Nullable String fault(Attribute attribute, Match match) {
      if (kind.isType() && !(attribute instanceof TypeAttr)) return noType(attribute);
      Described found = described(attribute);
      if (found == null || found.kind() != kind) return expected(attribute);
      int count = found.parameters().size();
      if (count == parameters.size()) return match.fault(found.parameters(), parameters);
      return "attribute '" + kind.fullName() + "' expects " + count + " parameters but got " + parameters.size();
    }

    private static @Nullable Described described(Attribute attribute) {
      Object it = attribute instanceof TypeAttr(Type type) ? type : attribute;
      return it instanceof Described described ? described : null;
    }

    /** The reference swaps the parts of the name of an attribute. */
    private String expected(Attribute found) {
      String name = kind.isType() ? "type '" + kind.fullName() : "attribute '" + kind.name() + "." + kind.dialect();
      return "expected base " + name + "' but got '" + Printing.toString(found) + "'";
    }
  }

  /** The quote at the end is missing in the reference. */
  private static String noType(Attribute attribute) {
    return "expected type, got attribute '" + Printing.toString(attribute);
  }
}
