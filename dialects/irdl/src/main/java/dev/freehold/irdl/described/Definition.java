// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.described;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.text.Printing;
import dev.freehold.irdl.OperationOp;
import dev.freehold.irdl.constraint.AttributeRule;
import dev.freehold.irdl.constraint.Misdescription;
import dev.freehold.irdl.constraint.OperationRules;
import dev.freehold.irdl.constraint.RegionRule;
import dev.freehold.irdl.constraint.ValueSegments;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The definition of a kind of operations, whose behaviours are being read from its attributes. */
public final class Definition {
  /** What the names of such attributes begin with. */
  static final String PREFIX = "freehold.";

  private final OperationOp op;
  private final OperationRules rules;
  private final KnownOperations operations;
  private final List<Behaviour> behaviours = new ArrayList<>();
  private final Set<String> asked = new HashSet<>();

  Definition(OperationOp op, OperationRules rules, KnownOperations operations) {
    this.op = op;
    this.rules = rules;
    this.operations = operations;
  }

  // Behaviours.

  void read(List<Behaviour.Reader> readers) throws Misdescription {
    for (Behaviour.Reader reader : readers) {
      Behaviour behaviour = reader.read(this);
      if (behaviour != null) behaviours.add(behaviour);
    }
    for (String name : op.discardableAttrs().names()) {
      if (!name.startsWith(PREFIX) || asked.contains(name)) continue;
      throw new Misdescription(Diagnostic.opError(op, "has the unknown attribute '" + name + "'; expected one of "
          + String.join(", ", asked.stream().sorted().toList())).build());
    }
  }

  List<Behaviour> behaviours() {
    return behaviours;
  }

  /** A behaviour that an earlier reader has found, or null. */
  public <B extends Behaviour> @Nullable B found(Class<B> kind) {
    for (Behaviour behaviour : behaviours) {
      if (kind.isInstance(behaviour)) return kind.cast(behaviour);
    }
    return null;
  }

  // Attributes.

  /** The attribute {@code freehold.keyword}, or null. */
  public @Nullable Attribute attribute(String keyword) {
    asked.add(PREFIX + keyword);
    return op.discardableAttrs().get(PREFIX + keyword);
  }

  /** Whether there is {@code freehold.keyword}, a unit attribute. */
  public boolean isSet(String keyword) throws Misdescription {
    Attribute attribute = attribute(keyword);
    if (attribute == null) return false;
    if (attribute instanceof UnitAttr) return true;
    throw wrong(keyword, "must be a unit attribute");
  }

  /** The string in {@code freehold.keyword}, or null where there is no such attribute. */
  public @Nullable String string(String keyword) throws Misdescription {
    Attribute attribute = attribute(keyword);
    return attribute == null ? null : string(keyword, attribute);
  }

  /** A value that must be a string. */
  public String string(String keyword, Attribute value) throws Misdescription {
    if (value instanceof StringAttr string) return string.value();
    throw wrong(keyword, "requires a string, but has " + Printing.toString(value));
  }

  /** The dictionary in {@code freehold.keyword}, or null where there is no such attribute. Only these keys may be in it. */
  public @Nullable DictAttr dictionary(String keyword, String... keys) throws Misdescription {
    Attribute attribute = attribute(keyword);
    if (attribute == null) return null;
    if (!(attribute instanceof DictAttr dict)) throw wrong(keyword, "requires a dictionary");
    for (String key : dict.names()) {
      if (keys.length == 0 || List.of(keys).contains(key)) continue;
      throw wrong(keyword, "has the unknown key '" + key + "'; expected one of " + quoted(List.of(keys)));
    }
    return dict;
  }

  /** The elements in {@code freehold.keyword}, or null where there is no such attribute. */
  public @Nullable List<Attribute> array(String keyword) throws Misdescription {
    Attribute attribute = attribute(keyword);
    return attribute == null ? null : array(keyword, attribute);
  }

  /** A value that must be an array. */
  public List<Attribute> array(String keyword, Attribute value) throws Misdescription {
    if (value instanceof ArrayAttr array) return array.elements();
    throw wrong(keyword, "requires an array, but has " + Printing.toString(value));
  }

  /** An error about {@code freehold.keyword}, to be thrown. */
  public Misdescription wrong(String keyword, String message) {
    return new Misdescription(Diagnostic.opError(op, "attribute '" + PREFIX + keyword + "' " + message).build());
  }

  // What the names in them mean.

  public ValueSegments operands() {
    return rules.operands();
  }

  public ValueSegments results() {
    return rules.results();
  }

  public List<RegionRule> regions() {
    return rules.regions();
  }

  /** The index of the operand segment of that name. */
  public int operandSegment(String keyword, String name) throws Misdescription {
    return number(keyword, name, "operand", rules.operands().names());
  }

  /** The index of an operand segment that control flow forwards, so that its values may have any type. */
  public int passedOperands(String keyword, String name) throws Misdescription {
    int group = operandSegment(keyword, name);
    rules.operands().mixed().set(group);
    return group;
  }

  /** The index of the result segment of that name. */
  public int resultSegment(String keyword, String name) throws Misdescription {
    return number(keyword, name, "result", rules.results().names());
  }

  /** The results may have any type, and passes append to them, which only works with one variadic segment. */
  public void passResults(String keyword) throws Misdescription {
    if (rules.results().recordsSizes()) throw wrong(keyword, "requires at most one variadic result segment, since passes append results");
    rules.results().mixed().set(0, rules.results().names().size());
  }

  /** The index of the region of that name. */
  public int region(String keyword, String name) throws Misdescription {
    return number(keyword, name, "region", rules.regions().stream().map(RegionRule::name).toList());
  }

  /** Makes sure that operations have an attribute of that name. */
  public void requireAttribute(String keyword, String name) throws Misdescription {
    number(keyword, name, "attribute", rules.attributes().stream().map(AttributeRule::name).toList());
  }

  /** The operation, of this dialect or another, of that name; to be asked for when all dialects are there. */
  public Supplier<OpDef<?>> operation(String keyword, String name) throws Misdescription {
    if (!operations.exists(name)) throw wrong(keyword, "refers to the undefined operation '" + name + "'");
    return () -> operations.named(name);
  }

  private int number(String keyword, String name, String what, List<String> names) throws Misdescription {
    int number = names.indexOf(name);
    if (number >= 0) return number;
    String defined = names.isEmpty() ? "there are no " + what + "s" : "the " + what + "s are " + quoted(names);
    throw wrong(keyword, "refers to the undefined " + what + " '" + name + "'; " + defined);
  }

  /** Names in quotes, with commas between them. */
  public static String quoted(List<String> names) {
    return "'" + String.join("', '", names) + "'";
  }
}
