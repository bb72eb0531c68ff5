// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.arith.AndIOp;
import dev.freehold.arith.BinaryOp;
import dev.freehold.arith.CastOp;
import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.arith.OrIOp;
import dev.freehold.arith.SelectOp;
import dev.freehold.arith.XOrIOp;
import dev.freehold.bufferization.DeallocOp;
import dev.freehold.bufferization.ToBufferOp;
import dev.freehold.bufferization.ToTensorOp;
import dev.freehold.builtin.UnrealizedConversionCastOp;
import dev.freehold.convention.BufferConvention;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.ir.iface.ViewLike.Extent;
import dev.freehold.memref.DistinctObjectsOp;
import dev.freehold.memref.ExtractAlignedPointerAsIndexOp;
import dev.freehold.memref.GetGlobalOp;
import dev.freehold.memref.LoadOp;
import dev.freehold.memref.StoreOp;
import dev.freehold.memref.TransposeOp;
import dev.freehold.scf.ForOp;
import dev.freehold.tensor.CollapseShapeOp;
import dev.freehold.tensor.DimOp;
import dev.freehold.tensor.ExpandShapeOp;
import dev.freehold.tensor.ExtractSliceOp;
import dev.freehold.tensor.RankOp;
import dev.freehold.validate.Program.Kind;
import dev.freehold.validate.Program.Node;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Translates single operations into instructions and variables of a {@link Program}. */
final class OpTranslator {
  private final ProgramBuilder builder;
  private final Registry registry;
  private final Summaries summaries;
  private final Containers containers;
  private final LocalArrays arrays;
  private final LinearSearches searches;
  private final Tokens tokens;
  private final Transfers transfers;
  private final Tasks tasks;
  private final Comparisons comparisons;

  OpTranslator(ProgramBuilder builder, Registry registry, Summaries summaries) {
    this.builder = builder;
    this.registry = registry;
    this.summaries = summaries;
    comparisons = new Comparisons(builder);
    containers = new Containers(builder);
    arrays = new LocalArrays(builder, summaries);
    searches = new LinearSearches(builder, arrays);
    tokens = new Tokens(builder);
    transfers = new Transfers(builder);
    tasks = new Tasks(builder);
  }

  Comparisons comparisons() {
    return comparisons;
  }

  LinearSearches searches() {
    return searches;
  }

  Tokens tokens() {
    return tokens;
  }

  Tasks tasks() {
    return tasks;
  }

  void finish() {
    containers.finish();
  }

  void translate(Op op) {
    switch (op) {
      case ConstantLike known when isFlagResult(op) -> constant(op, known.value());
      case AndIOp and when isFlagResult(op) -> binary(Kind.AND, and);
      case OrIOp or when isFlagResult(op) -> binary(Kind.OR, or);
      case XOrIOp xor when isFlagResult(op) -> binary(Kind.XOR, xor);
      case SelectOp select -> select(select);
      case CmpIOp compare when isFlagResult(op) -> compare(compare);
      case CastOp cast -> builder.copy(cast.in(), op.result(), Extent.SAME, true);
      case DeallocOp dealloc -> dealloc(dealloc);
      // A tensor is a value: whether it lies in the buffer that it was read from is up to whoever bufferizes it.
      case ToTensorOp view when isHandle(view.buffer()) -> {
        access(op, view.buffer());
        choose(op, op.result(), op.operands());
      }
      case ToBufferOp view when isHandle(view.tensor()) -> {
        access(op, view.tensor());
        choose(op, op.result(), op.operands());
      }
      case ExtractAlignedPointerAsIndexOp pointer -> builder.copy(pointer.source(), op.result(), Extent.SAME, false);
      case ViewLike view -> view(op, view);
      case TransposeOp transpose -> builder.copy(transpose.source(), op.result(), Extent.PART, false);
      case DistinctObjectsOp same -> forward(op);
      case UnrealizedConversionCastOp cast when op.operandCount() == op.resultCount() -> forward(op);
      case LoadOp load when arrays.isArray(load.memref()) -> arrays.load(load);
      case LoadOp load when containers.holds(load.memref()) -> load(load);
      case StoreOp store when arrays.isArray(store.memref()) -> arrays.store(store);
      case StoreOp store when isHandle(store.value()) -> store(store);
      case Op await when tokens.isAwait(await) -> await(await);
      case Op wait when tasks.isWait(wait) -> tasks.await(wait);
      case Op transfer when transfers.isTransfer(transfer) -> transfers.translate(transfer);
      case CallLike call -> call(op, call);
      default -> declared(op);
    }
  }

  // Conditions.

  private static boolean isFlagResult(Op op) {
    return op.resultCount() == 1 && ProgramBuilder.isFlag(op.result().type());
  }

  private void constant(Op op, Attribute value) {
    if (!(value instanceof IntegerAttr number)) return;
    builder.variable(Kind.CONSTANT, number.isZero() ? 0 : 1, -1, -1, op.result());
  }

  private void binary(Kind kind, BinaryOp op) {
    int lhs = builder.flagOf(op.lhs());
    int rhs = builder.flagOf(op.rhs());
    builder.variable(kind, lhs, rhs, -1, op.result());
  }

  private void select(SelectOp op) {
    boolean flag = ProgramBuilder.isFlag(op.result().type());
    int a = flag ? builder.flagOf(op.trueValue()) : builder.variableOf(op.trueValue());
    int b = flag ? builder.flagOf(op.falseValue()) : builder.variableOf(op.falseValue());
    if (a < 0 && b < 0) return;
    if (!ProgramBuilder.isFlag(op.condition().type())) {
      choose(op, op.result(), op.operands());
      return;
    }
    int condition = builder.flagOf(op.condition());
    builder.variable(Kind.SELECT, condition, a < 0 ? builder.never() : a, b < 0 ? builder.never() : b, op.result());
  }

  private void compare(CmpIOp op) {
    boolean equality = op.predicate() == IntegerPredicate.EQ || op.predicate() == IntegerPredicate.NE;
    if (equality && ProgramBuilder.isFlag(op.lhs().type())) {
      int different = builder.variable(Kind.XOR, builder.flagOf(op.lhs()), builder.flagOf(op.rhs()), -1, op.result());
      if (op.predicate() == IntegerPredicate.EQ) negated(different, op.result());
      return;
    }
    // Also where the bound of a loop is an address.
    for (Value operand : op.operands()) {
      if (equality && operand instanceof Value.Argument argument && argument.owner().parentOp() instanceof ForOp loop
          && comparisons.firstIteration(loop) instanceof Integer first && FunctionTranslator.isFirstIterationTest(op, loop)) {
        if (op.predicate() == IntegerPredicate.EQ) builder.variable(Kind.COPY, first, -1, -1, op.result());
        else negated(first, op.result());
        return;
      }
    }
    if (equality && searches.isNumber(op.lhs(), constantOf(op.rhs())) instanceof Integer isFound) {
      if (op.predicate() == IntegerPredicate.EQ) builder.variable(Kind.COPY, isFound, -1, -1, op.result());
      else negated(isFound, op.result());
      return;
    }
    int a = builder.variableOf(op.lhs());
    int b = builder.variableOf(op.rhs());
    if (equality && (a >= 0 || b >= 0)) {
      int same = comparisons.sameAddress(op, a < 0 ? builder.never() : a, b < 0 ? builder.never() : b);
      if (op.predicate() == IntegerPredicate.EQ) builder.variable(Kind.COPY, same, -1, -1, op.result());
      else negated(same, op.result());
      return;
    }
    BigInteger left = constantOf(op.lhs());
    BigInteger right = constantOf(op.rhs());
    if (left != null && right != null) {
      builder.variable(Kind.CONSTANT, op.predicate().test(left, right, widthOf(op.lhs())) ? 1 : 0, -1, -1, op.result());
      return;
    }
    int known = comparisons.variable(op.predicate(), op.lhs(), op.rhs());
    builder.variable(Kind.COPY, known, -1, -1, op.result());
  }

  /** Lets a value have the negation of a condition. */
  private void negated(int flag, Value value) {
    int v = builder.not(flag);
    builder.program.values.set(v, value);
    value.setId(v);
  }

  /** For each number, whether {@code selector} is that and none before it; behind them, whether it is none of them. */
  int[] cases(Value selector, List<BigInteger> numbers) {
    int[] conditions = new int[numbers.size() + 1];
    int none = builder.constant(true);
    for (int i = 0; i < numbers.size(); i++) {
      int equal = comparisons.equality(selector, numbers.get(i));
      conditions[i] = builder.variable(Kind.AND, none, equal, -1, null);
      none = builder.variable(Kind.AND, none, builder.not(equal), -1, null);
    }
    conditions[numbers.size()] = none;
    return conditions;
  }

  /** The integer that a value is; null where it is no constant. */
  static @Nullable BigInteger constantOf(Value value) {
    return value.definingOp() instanceof ConstantLike known && known.value() instanceof IntegerAttr number ? number.value() : null;
  }

  static int widthOf(Value value) {
    return value.type() instanceof IntegerType type ? type.width() : 64;
  }

  // Handles.

  private boolean isHandle(Value value) {
    return builder.variableOf(value) >= 0 && !ProgramBuilder.isFlag(value.type());
  }

  private void view(Op op, ViewLike view) {
    for (Value result : op.results()) {
      if (result == op.result()) builder.copy(view.viewSource(), result, view.extent(), view.mayMoveAlignedPointer());
      else if (ProgramBuilder.isFlag(result.type()) || ProgramBuilder.isBuffer(result.type())) result(op, result, Effects.UNKNOWN, op.operands());
    }
  }

  private void forward(Op op) {
    for (int i = 0; i < op.resultCount(); i++) builder.copy(op.operand(i), op.result(i), Extent.SAME, op instanceof UnrealizedConversionCastOp);
  }

  private void load(LoadOp op) {
    access(op, op.memref());
    containers.load(op, op.memref(), op.result());
  }

  private void store(StoreOp op) {
    access(op, op.memref());
    containers.store(op, op.value(), op.memref());
  }

  private void access(Op op, Value handle) {
    int v = builder.variableOf(handle);
    if (v >= 0) builder.emit(new Instr.Access(op, new int[] {v}));
  }

  private void dealloc(DeallocOp op) {
    int[] memrefs = builder.variablesOf(op.memrefs());
    int[] conditions = new int[memrefs.length];
    for (int i = 0; i < conditions.length; i++) conditions[i] = builder.flagOf(op.conditions().get(i));
    int[] retained = builder.variablesOf(op.retained());
    int[] results = new int[op.resultCount()];
    for (int i = 0; i < results.length; i++) results[i] = builder.state(op.result(i));
    builder.emit(new Instr.Dealloc(op, memrefs, conditions, retained, results));
  }

  private void await(Op op) {
    Value awaited = op.operand("operand");
    builder.emit(new Instr.Await(op, tokens.behind(List.of(awaited))));
    if (op.resultCount() > 0) {
      builder.copy(awaited, op.result(), Extent.SAME, false);
      if (ProgramBuilder.isFlag(op.result().type())) builder.unknownFlag(op.result());
    }
  }

  private void call(Op op, CallLike call) {
    if (arrays.decide(op, call)) return;
    List<Value> arguments = List.copyOf(call.arguments());
    Summary summary = summaries.of(op, call);
    int[] passed = new int[arguments.size()];
    boolean[] uses = new boolean[arguments.size()];
    for (int i = 0; i < passed.length; i++) {
      Value argument = arguments.get(i);
      uses[i] = !summaries.isUnused(op, call, i);
      // What is passed to a function that never comes back is lost there, also if the function does not use it.
      if (!uses[i] && summary.comesBack()) passed[i] = ProgramBuilder.NOTHING;
      else passed[i] = ProgramBuilder.isFlag(argument.type()) ? builder.flagOf(argument) : builder.variableOf(argument);
    }
    int[] results = new int[op.resultCount()];
    for (int i = 0; i < results.length; i++) {
      int result = wanted(op.result(i)) ? builder.state(op.result(i)) : ProgramBuilder.NOTHING;
      results[i] = ProgramBuilder.isToken(op.result(i).type()) ? ProgramBuilder.NOTHING : result;
    }
    for (int i = 0; i < results.length; i++) builder.arrives(op.result(i), results[i], summaries);
    builder.emit(new Instr.Call(op, summary, passed, uses, results));
    for (int i = 0; i < results.length; i++) {
      if (results[i] >= 0) holdArguments(op, call, op.result(i).type(), results[i], summary);
    }
    BufferConvention declared = summaries.declared(op, call);
    for (int i = 0; i < passed.length; i++) {
      if (declared != null && declared.escapes(i) && passed[i] >= 0) escape(op, passed[i], "the callee says that it escapes");
    }
    tokens.start(op, builder.handlesAmong(arguments));
  }

  /**
   * A tensor or a pointer that a call returns may lie in each buffer that the call gets, by name, as a tensor or by pointer; not by name if the body of the
   * callee is known, and does nothing with what it gets by name.
   */
  private void holdArguments(Op op, CallLike call, Type type, int result, Summary summary) {
    if (ProgramBuilder.isBuffer(type) || ProgramBuilder.isFlag(type)) return;
    boolean isKnown = summaries.knowsBody(op, call) && summary.isNeutral();
    List<Value> passed = op.operands().stream().filter(operand -> !isKnown || !ProgramBuilder.isBuffer(operand.type())).toList();
    int[] sources = builder.handlesAmong(passed);
    if (sources.length == 0) return;
    // What the callee has made is kept besides.
    if (!summary.mayReturnOther()) builder.emit(new Instr.Choose(op, result, sources));
    else for (int source : sources) builder.emit(new Instr.Put(op, result, source));
  }

  private static boolean wanted(Value value) {
    return ProgramBuilder.isFlag(value.type()) || ProgramBuilder.mayBeHandle(value.type());
  }

  // Any other operation: what it declares.

  /** The accesses that an operation with regions declares for itself. */
  void accessDeclared(Op op) {
    if (!(Effects.of(op) instanceof Effects.Known known)) return;
    Ints accessed = new Ints();
    for (Effects.On on : known.effects()) {
      int v = on.value() == null ? -1 : builder.variableOf(on.value());
      if (v >= 0 && (on.is(Effect.Kind.READ) || on.is(Effect.Kind.WRITE))) accessed.add(v);
    }
    if (accessed.size() > 0) builder.emit(new Instr.Access(op, accessed.toArray()));
  }

  /** Reading a tensor is no effect, but if it lies in a buffer, that is accessed; asking for its sizes, or for a part of it, is no access. */
  private void addReadTensors(Op op, Ints accessed) {
    if (op instanceof DimOp || op instanceof RankOp || op instanceof dev.freehold.tensor.CastOp || op instanceof ExtractSliceOp
        || op instanceof CollapseShapeOp || op instanceof ExpandShapeOp)
      return;
    for (Value operand : op.operands()) {
      int v = ProgramBuilder.isTensor(operand.type()) ? builder.variableOf(operand) : -1;
      if (v >= 0) accessed.add(v);
    }
  }

  private void declared(Op op) {
    boolean hasToken = false;
    for (Value result : op.results()) hasToken |= ProgramBuilder.isToken(result.type());
    int[] awaited = tokens.awaitedBy(op, hasToken);
    Effects effects = Effects.of(op);
    List<Value> made = new ArrayList<>();
    if (effects instanceof Effects.Known known) {
      Ints accessed = new Ints();
      Ints freed = new Ints();
      for (Effects.On on : known.effects()) {
        if (on.value() == null) continue;
        int v = builder.variableOf(on.value());
        switch (on.effect().kind()) {
          case ALLOCATE -> {
            if (on.value() instanceof Value.Result result && result.owner() == op && !made.contains(result)) made.add(result);
          }
          case FREE -> {
            if (v >= 0) freed.add(v);
          }
          case READ, WRITE -> {
            if (v >= 0) accessed.add(v);
          }
        }
      }
      addReadTensors(op, accessed);
      if (accessed.size() > 0) builder.emit(new Instr.Access(op, accessed.toArray()));
      for (int i = 0; i < freed.size(); i++) builder.emit(new Instr.Free(op, freed.get(i), awaited));
      for (Value result : made) birth(op, result, known);
    } else {
      int[] handles = builder.handlesAmong(op.operands());
      if (handles.length > 0) builder.emit(new Instr.Access(op, handles));
    }
    for (Value result : op.results()) {
      if (!made.contains(result)) result(op, result, effects, op.operands());
    }
    if (hasToken) tokens.start(op, builder.handlesAmong(op.operands()));
    else if (awaited.length > 0) builder.emit(new Instr.Await(op, awaited));
    escapeDerived(op);
    if (Transfers.isUnbounded(op)) {
      for (int v : builder.handlesAmong(op.operands())) escape(op, v, "it is not known when the transfer is over");
    }
  }

  private void birth(Op op, Value result, Effects.Known known) {
    if (!ProgramBuilder.isBuffer(result.type())) return;
    boolean scoped = false;
    for (Effects.On on : known.effects()) {
      scoped |= on.value() == result && on.effect().resource().equals(Effect.Resource.AUTOMATIC_SCOPE);
    }
    int v = builder.variable(Kind.SITE, -1, -1, -1, result);
    builder.emit(new Instr.Birth(op, v, scoped ? SiteKind.UNMANAGED : SiteKind.ALLOCATION));
    arrays.declare(op, result);
  }

  /** Makes a buffer that nobody has to free, and nobody may. */
  void bearUnmanaged(Op op, Value value) {
    builder.emit(new Instr.Birth(op, builder.variable(Kind.SITE, -1, -1, -1, value), SiteKind.UNMANAGED));
  }

  private void result(Op op, Value result, Effects effects, List<Value> sources) {
    Type type = result.type();
    if (ProgramBuilder.isFlag(type)) {
      if (result.hasUses()) builder.unknownFlag(result);
    } else if (op instanceof GetGlobalOp) {
      bearUnmanaged(op, result);
    } else if (ProgramBuilder.isToken(type)) {
      builder.emit(new Instr.Assign(op, builder.state(result), builder.never()));
    } else if (ProgramBuilder.mayBeHandle(type) && (ProgramBuilder.isBuffer(type) || mayPass(op))) {
      choose(op, result, sources);
    }
  }

  /** Whether a result that is no buffer may denote what an operand denotes. */
  private boolean mayPass(Op op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (isHandle(op.operand(i))) return true;
    }
    return false;
  }

  private void choose(Op op, Value result, List<Value> sources) {
    builder.emit(new Instr.Choose(op, builder.state(result), builder.handlesAmong(sources)));
  }

  void chooseResults(Op op, List<Value> sources) {
    for (Value result : op.results()) {
      if (builder.variableOf(result) < 0) result(op, result, Effects.UNKNOWN, sources);
    }
  }

  /** Makes something of arguments that get nothing from where control comes from: they may be what the operation takes. */
  void chooseUnreceived(Op op, List<? extends Value> arguments, Set<Value> received) {
    for (Value argument : arguments) {
      if (received.contains(argument) || builder.variableOf(argument) < 0) continue;
      if (ProgramBuilder.isFlag(argument.type())) builder.emit(new Instr.Forget(builder.variableOf(argument)));
      else builder.emit(new Instr.Choose(op, builder.variableOf(argument), builder.handlesAmong(op.operands())));
    }
  }

  /** What is to be said behind an operation with regions whose results edges set. */
  void afterRegions(Op op, Node header, Set<Value> received) {
    boolean hasToken = false;
    for (Value result : op.results()) {
      if (received.contains(result)) continue;
      if (ProgramBuilder.isToken(result.type())) hasToken = true;
      else if (builder.variableOf(result) >= 0) chooseUnreceived(op, List.of(result), received);
    }
    if (hasToken) tokens.startCapturing(op, header);
  }

  /** A derived pointer that an operation takes which nothing is known of. */
  private void escapeDerived(Op op) {
    if (op.def().isPure() && op.successorCount() == 0) {
      for (Value result : op.results()) {
        if (result.type() instanceof IndexType || result.type() instanceof dev.freehold.ir.builtin.IntegerType) derive(op, result);
      }
      return;
    }
    for (Value operand : op.operands()) {
      int v = builder.variableOf(operand);
      if (v >= 0 && isNumber(operand.type())) escape(op, v, "its address is converted to an integer by '" + op.name() + "'");
    }
  }

  private void derive(Op op, Value result) {
    if (ProgramBuilder.isFlag(result.type()) || builder.variableOf(result) >= 0) return;
    Ints sources = new Ints();
    for (Value operand : op.operands()) {
      int v = builder.variableOf(operand);
      if (v >= 0 && isNumber(operand.type())) sources.add(v);
    }
    if (sources.size() > 0) builder.emit(new Instr.Choose(op, builder.state(result), sources.toArray()));
  }

  private static boolean isNumber(Type type) {
    return !ProgramBuilder.isFlag(type) && !ProgramBuilder.mayBeHandle(type);
  }

  private void escape(Op op, int v, String reason) {
    builder.emit(new Instr.Escape(op, v, reason));
  }

  /** Derived pointers that a terminator passes on: nobody follows them. */
  void escapePassed(Op terminator) {
    for (Value operand : terminator.operands()) {
      int v = builder.variableOf(operand);
      if (v >= 0 && isNumber(operand.type())) escape(terminator, v, "its address escapes as an integer");
    }
  }

  /** All handles that a terminator of unknown meaning takes. */
  void escapeAll(Op op) {
    for (Value operand : op.operands()) {
      if (isHandle(operand)) escape(op, builder.variableOf(operand), "'" + op.name() + "' uses it in an unknown way");
    }
  }
}
