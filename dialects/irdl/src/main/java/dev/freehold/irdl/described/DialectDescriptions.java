// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.described;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.irdl.AttributeOp;
import dev.freehold.irdl.AttributesOp;
import dev.freehold.irdl.DialectOp;
import dev.freehold.irdl.OperandsOp;
import dev.freehold.irdl.OperationOp;
import dev.freehold.irdl.ParametersOp;
import dev.freehold.irdl.RegionOp;
import dev.freehold.irdl.RegionsOp;
import dev.freehold.irdl.ResultsOp;
import dev.freehold.irdl.TypeOp;
import dev.freehold.irdl.ValueList;
import dev.freehold.irdl.constraint.AttributeRule;
import dev.freehold.irdl.constraint.ConstraintReader;
import dev.freehold.irdl.constraint.ConstraintTable;
import dev.freehold.irdl.constraint.DescribedKind;
import dev.freehold.irdl.constraint.Misdescription;
import dev.freehold.irdl.constraint.OperationRules;
import dev.freehold.irdl.constraint.RegionRule;
import dev.freehold.irdl.constraint.ValueSegments;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes dialects of the descriptions in a program. */
public final class DialectDescriptions {
  private static final List<Behaviour.Reader> READERS = List.of(
      MemoryUse::read, Views::read, Branch::read, Yields::read, FlowReader::read, Call::read, Function::read, Marks::read, Mixed::read);

  private final List<Behaviour.Reader> readers;
  private final Map<Op, DescribedKind> kinds = new LinkedHashMap<>();
  private final ConstraintReader constraints;
  private final KnownOperations operations;

  private DialectDescriptions(List<Behaviour.Reader> readers, Registry registry) {
    this.readers = readers;
    constraints = new ConstraintReader(kinds, registry);
    operations = new KnownOperations(registry);
  }

  /**
   * Makes dialects of a program that has been verified; null after errors, which have been reported then.
   *
   * @param registry the dialects that there are already
   * @param more what else may be said of operations than this module knows
   */
  public static @Nullable List<Dialect> load(Op program, Registry registry, List<Behaviour.Reader> more, Diagnostics diagnostics) {
    if (!AnyOfBases.areDistinct(program)) {
      diagnostics.report(Diagnostic.error(program.location(), "any_of constraints are not in the correct form").see(program).build());
      return null;
    }
    List<Behaviour.Reader> readers = new ArrayList<>(READERS);
    readers.addAll(more);
    try {
      return new DialectDescriptions(readers, registry).load(program, registry);
    } catch (Misdescription wrong) {
      diagnostics.report(wrong.diagnostic());
      return null;
    }
  }

  private List<Dialect> load(Op program, Registry registry) throws Misdescription {
    List<DialectOp> definitions = new ArrayList<>();
    program.walk(DialectOp.class, definitions::add);
    Set<String> names = new HashSet<>();
    for (DialectOp definition : definitions) {
      boolean isNew = registry.dialect(definition.requiredSymbolName()) == null && names.add(definition.requiredSymbolName());
      if (!isNew) throw Misdescription.at(definition, "a dialect of this name is already registered");
      requireNothingBeyondIrdl(definition);
      for (Op op : definition.region("body").entryBlock()) name(op, definition.requiredSymbolName());
    }
    for (Map.Entry<Op, DescribedKind> kind : kinds.entrySet()) define(kind.getKey(), kind.getValue());
    List<Dialect> dialects = new ArrayList<>();
    for (DialectOp definition : definitions) dialects.add(dialect(definition));
    return dialects;
  }

  /** Everything is known by name before it is defined, as definitions may refer to each other. */
  private void name(Op op, String dialect) throws Misdescription {
    if (op instanceof TypeOp type) kinds.put(op, new DescribedKind(dialect, type.mnemonic(), true));
    else if (op instanceof AttributeOp attribute) kinds.put(op, new DescribedKind(dialect, attribute.mnemonic(), false));
    else if (op instanceof OperationOp operation) operations.announce(dialect + "." + operation.symbolName());
    if (!(op instanceof OperationOp)) requireNothingBeyondIrdl(op);
  }

  private static void requireNothingBeyondIrdl(Op op) throws Misdescription {
    for (String name : op.discardableAttrs().names()) {
      if (!name.startsWith(Definition.PREFIX)) continue;
      throw new Misdescription(Diagnostic.opError(op, "has an attribute '" + name + "', which only 'irdl.operation' may have").build());
    }
  }

  private void define(Op definition, DescribedKind kind) throws Misdescription {
    ConstraintTable table = constraints.read(definition);
    Op parameters = child(definition, ParametersOp.class);
    kind.define(table, parameters == null ? List.of() : table.numbers(parameters));
  }

  private static <T> @Nullable T child(Op definition, Class<T> kind) {
    for (Op op : definition.region().entryBlock()) {
      if (kind.isInstance(op)) return kind.cast(op);
    }
    return null;
  }

  private Dialect dialect(DialectOp definition) throws Misdescription {
    Map<String, DescribedKind> types = new LinkedHashMap<>();
    Map<String, DescribedKind> attributes = new LinkedHashMap<>();
    List<OpDef<?>> operations = new ArrayList<>();
    for (Op op : definition.region("body").entryBlock()) {
      DescribedKind kind = kinds.get(op);
      if (kind != null) (kind.isType() ? types : attributes).put(kind.name(), kind);
      else if (op instanceof OperationOp operation) operations.add(operation(operation, definition.requiredSymbolName()));
    }
    return new DescribedDialect(definition.requiredSymbolName(), types, attributes, operations);
  }

  // Operations.

  private OpDef<?> operation(OperationOp op, String dialect) throws Misdescription {
    OperationRules rules = rules(op);
    Definition definition = new Definition(op, rules, operations);
    definition.read(readers);
    Set<Class<?>> interfaces = new LinkedHashSet<>();
    for (Behaviour behaviour : definition.behaviours()) interfaces.addAll(behaviour.interfaces());
    String name = dialect + "." + op.symbolName();
    KindClass made = KindClass.make(name, interfaces);
    // The constraints report counts with the reference's messages, so the definition itself allows any.
    OpDefBuilder<DescribedOp> builder = OpDef.of(name, kind(made), made::create)
        .operands("operands", TypeSet.ANY)
        .results("results", TypeSet.ANY)
        .region("regions", OpDef.RegionKind.VARIADIC_ANY)
        .traits(new Description(rules, List.copyOf(definition.behaviours())));
    if (definition.found(Branch.class) != null) builder.successors("successors");
    OpDef<?> def = builder.build();
    operations.add(def);
    return def;
  }

  /** All that anybody does with the class is to compare it. */
  @SuppressWarnings("unchecked")
  private static Class<DescribedOp> kind(KindClass made) {
    return (Class<DescribedOp>) made.type();
  }

  private OperationRules rules(OperationOp op) throws Misdescription {
    ConstraintTable table = constraints.read(op);
    return new OperationRules(
        table,
        groups(child(op, OperandsOp.class), true, table),
        groups(child(op, ResultsOp.class), false, table),
        attributes(child(op, AttributesOp.class), table),
        regions(child(op, RegionsOp.class), table));
  }

  private static ValueSegments groups(@Nullable ValueList list, boolean operands, ConstraintTable table) throws Misdescription {
    if (list == null) return ValueSegments.none(operands);
    return new ValueSegments(operands, list.names(), list.variadicities(), table.numbers((Op) list), new BitSet());
  }

  private static List<AttributeRule> attributes(@Nullable AttributesOp op, ConstraintTable table) throws Misdescription {
    List<AttributeRule> rules = new ArrayList<>();
    if (op == null) return rules;
    List<Integer> demands = table.numbers(op);
    for (int i = 0; i < demands.size(); i++) rules.add(new AttributeRule(op.names().get(i), demands.get(i)));
    return rules;
  }

  private static List<RegionRule> regions(@Nullable RegionsOp op, ConstraintTable table) throws Misdescription {
    List<RegionRule> rules = new ArrayList<>();
    if (op == null) return rules;
    for (int i = 0; i < op.operandCount(); i++) {
      Value value = op.operand(i);
      if (!(value.definingOp() instanceof RegionOp region)) throw Misdescription.at(op, "takes a region that is not described");
      rules.add(new RegionRule(op.names().get(i), region.constrainsArguments() ? table.numbers(region) : null, region.blockCount()));
    }
    return rules;
  }
}
