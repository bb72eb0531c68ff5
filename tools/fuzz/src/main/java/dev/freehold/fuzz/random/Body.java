// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The function that is being written: where the next statement goes and what it may use. */
final class Body {
  private static final int DEEPEST = 3;

  private final ModulePlan plan;
  private final Text out;
  private final Names names;
  private final Scope scope;
  private final int depth;
  private final boolean isTask;

  private Body(ModulePlan plan, Text out, Names names, Scope scope, int depth, boolean isTask) {
    this.plan = plan;
    this.out = out;
    this.names = names;
    this.scope = scope;
    this.depth = depth;
    this.isTask = isTask;
  }

  static Body of(ModulePlan plan, Text out) {
    return new Body(plan, out, new Names(), new Scope(null), 0, false);
  }

  /** The same function, in a scope of its own: a block or a region. */
  Body inside(Scope inner) {
    return new Body(plan, out, names, inner, depth, isTask);
  }

  /** A region one level deeper, which sees everything that is visible here. */
  Body region() {
    return new Body(plan, out, names, new Scope(scope), depth + 1, isTask);
  }

  /** A region that may run at any time: it sees nothing of what is visible here, and others see nothing of what it does. */
  Body task() {
    return new Body(plan, out, names, new Scope(null), depth + 1, true);
  }

  boolean isTopLevel() {
    return depth == 0;
  }

  ModulePlan plan() {
    return plan;
  }

  /** Whether statements avoid what is undefined when it is run. */
  boolean isExecutable() {
    return plan.executable();
  }

  /** Whether any buffer may be a clone or have one, so that programs that are to be run only write to new ones. */
  boolean mustNotWrite() {
    return isExecutable() && plan.profile().weights().getOrDefault(Construct.CLONE, 0) > 5;
  }

  RandomSource random() {
    return plan.random();
  }

  TypeChooser types() {
    return plan.types();
  }

  Text out() {
    return out;
  }

  Scope scope() {
    return scope;
  }

  /** Writes {@code count} statements, as the weights of the profile have it. */
  void statements(int count) {
    for (int i = 0; i < count; i++) {
      var construct = random().weighted(plan.profile().weights());
      boolean tooDeep = construct.hasRegions() && depth >= DEEPEST;
      boolean isSeen = isTask && construct.isSeenByOthers();
      if (tooDeep || isSeen || !construct.statement().write(this)) {
        Allocations.alloc(this);
      }
    }
  }

  /** The statements of a nested region: few, and fewer the deeper. */
  void fewStatements() {
    statements(random().between(0, Math.max(1, 4 - depth)));
  }

  /** Puts a value of the given type in scope, without writing anything: an argument. */
  SsaValue argument(Type type) {
    var value = new SsaValue(names.value(), type, false);
    scope.add(value);
    return value;
  }

  List<SsaValue> arguments(List<? extends Type> types) {
    var values = new ArrayList<SsaValue>();
    types.forEach(t -> values.add(argument(t)));
    return values;
  }

  /** Writes {@code %name = op} and puts the result in scope. */
  SsaValue define(Type type, String op) {
    var value = new SsaValue(names.value(), type, false);
    out.line(value.name() + " = " + op);
    scope.add(value);
    return value;
  }

  SsaValue constant(Scalar type, int number) {
    var value = new SsaValue(names.value(), type, true);
    out.line(value.name() + " = " + type.constant(number));
    scope.add(value);
    return value;
  }

  /** Names for the results of an operation that is still to be written; they are no values until {@link #enter}. */
  Results results(List<? extends Type> types) {
    return Results.of(types, types.isEmpty() ? "" : names.value());
  }

  void enter(Results results) {
    results.values().forEach(scope::add);
  }

  /** Writes {@code %name = op}; the result is not offered as a value. */
  String defineHidden(String op) {
    String name = names.value();
    out.line(name + " = " + op);
    return name;
  }

  /** A {@code func.constant}. Its name is not offered as a value. */
  String functionPointer(Signature callee) {
    return defineHidden("func.constant @" + callee.name() + " : " + callee.type());
  }

  /** Any value in scope that is wanted; null where there is none. */
  @Nullable
  SsaValue find(Predicate<SsaValue> wanted) {
    var found = scope.visible(wanted);
    return found.isEmpty() ? null : random().pick(found);
  }

  /** Any buffer in scope of a type that fits, or null. */
  @Nullable
  SsaValue findBuffer(Predicate<Buffer> wanted) {
    return find(v -> v.type() instanceof Buffer b && wanted.test(b));
  }

  /** A value of the type: mostly one that exists, otherwise one made here. */
  SsaValue value(Type type) {
    var existing = random().chance(88) ? find(v -> v.type().equals(type)) : null;
    return existing != null ? existing : make(type);
  }

  List<SsaValue> values(List<? extends Type> types) {
    var values = new ArrayList<SsaValue>();
    types.forEach(t -> values.add(value(t)));
    return values;
  }

  private SsaValue make(Type type) {
    return switch (type) {
      case Scalar scalar -> constant(scalar, random().below(10));
      case Buffer buffer -> Allocations.make(this, buffer);
      case Unranked unranked -> Unrankeds.make(this, unranked);
      case Tensor tensor -> Tensors.make(this, tensor);
      case Token token -> Tasks.make(this);
      case Pointer pointer -> Pointers.make(this);
    };
  }

  /** A condition, preferably one that no pass can decide. */
  SsaValue condition() {
    var unknown = find(v -> v.type() == Scalar.I1 && !v.constant());
    return unknown != null && random().chance(95) ? unknown : value(Scalar.I1);
  }

  /** An index that is a valid subscript of a dimension, as far as one can tell. */
  SsaValue subscript(int dim) {
    if (isExecutable()) {
      return constant(Scalar.INDEX, dim == Buffer.DYNAMIC ? 0 : random().below(dim));
    }
    if (random().chance(15)) {
      return value(Scalar.INDEX);
    }
    return constant(Scalar.INDEX, random().below(dim == Buffer.DYNAMIC ? 2 : dim));
  }

  /** The size of a dynamic dimension. Not small, so that views of the buffer are in bounds after folding. */
  SsaValue size() {
    var unknown = find(v -> v.type() == Scalar.INDEX && !v.constant());
    if (unknown != null && isExecutable()) {
      return smallSize(unknown);
    }
    return unknown != null && random().chance(60) ? unknown : constant(Scalar.INDEX, random().between(4, 9));
  }

  /** Between 1 and 4, whatever the other number is. */
  private SsaValue smallSize(SsaValue unknown) {
    var low = define(Scalar.INDEX, "arith.andi " + unknown.name() + ", " + constant(Scalar.INDEX, 3).name() + " : index");
    return define(Scalar.INDEX, "arith.addi " + low.name() + ", " + constant(Scalar.INDEX, 1).name() + " : index");
  }

  /** A number where the type says that it is not known: none at all, or this one where the program is to be run. */
  SsaValue opaque(int number) {
    return isExecutable() ? constant(Scalar.INDEX, number) : opaque();
  }

  /** An index of which nothing is known, for the sizes and offsets of views; made from a load if need be. */
  SsaValue opaque() {
    var unknown = find(v -> v.type() == Scalar.INDEX && !v.constant());
    if (unknown != null) {
      return unknown;
    }
    var cell = define(Buffer.of(List.of(), Scalar.INDEX), "memref.alloc() : memref<index>");
    if (isExecutable()) {
      out.line("memref.store " + constant(Scalar.INDEX, random().below(5)).name() + ", " + cell.name() + "[] : memref<index>");
    }
    return define(Scalar.INDEX, "memref.load " + cell.name() + "[] : memref<index>");
  }
}
