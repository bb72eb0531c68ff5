// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.DiagnosticPrinter;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A module that can be executed. Its functions are compiled when they are first called; it must not change any more. */
public final class Program {
  private final Op module;
  private final Registry registry;
  private final Executors executors;
  private final SymbolTables symbols = new SymbolTables();
  private final Map<FunctionLike, Code> compiled = new IdentityHashMap<>();
  private final boolean summarizes;
  private final Map<Op, Boolean> uniform = new IdentityHashMap<>();
  private @Nullable AccessLiveness accessLiveness;
  private @Nullable Map<String, FunctionLike> named;

  public Program(Op module, Registry registry, Executors executors) {
    this(module, registry, executors, false);
  }

  private Program(Op module, Registry registry, Executors executors, boolean summarizes) {
    this.module = module;
    this.registry = registry;
    this.executors = executors;
    this.summarizes = summarizes;
  }

  /** A program of which loops that only compute are not run in full where that would take long; nor is it known then what they compute. */
  public static Program summarizing(Op module, Registry registry, Executors executors) {
    return new Program(module, registry, executors, true);
  }

  /** Whether a loop of so many iterations has many, with those of the loops in it, and does the same in each of them. */
  boolean isWatched(Op loop, long trips) {
    if (TripCounts.multiply(trips, TripCounts.nested(loop)) <= KernelRun.MAX_ITERATIONS) return false;
    return uniform.computeIfAbsent(loop, op -> Repetition.isUniform(op, this));
  }

  boolean summarizes() {
    return summarizes;
  }

  /** The values through which buffers may still be accessed. */
  AccessLiveness accessLiveness() {
    if (accessLiveness == null) accessLiveness = new AccessLiveness(this);
    return accessLiveness;
  }

  public Op module() {
    return module;
  }

  public Registry registry() {
    return registry;
  }

  Executors executors() {
    return executors;
  }

  /** The functions that have a body, in order, those of nested modules too. */
  public List<FunctionLike> functions() {
    return named().values().stream().filter(function -> !function.isDeclaration()).toList();
  }

  /** The function of that {@link #name}, or null. */
  public @Nullable FunctionLike function(String name) {
    return named().get(name);
  }

  private Map<String, FunctionLike> named() {
    if (named == null) named = named(module);
    return named;
  }

  /** The functions of a module, those of nested modules too, in order, by their {@link #name}. */
  public static Map<String, FunctionLike> named(Op module) {
    Map<String, FunctionLike> named = new LinkedHashMap<>();
    module.walk(op -> {
      if (op instanceof FunctionLike function) named.putIfAbsent(name(function), function);
    });
    return named;
  }

  /**
   * The name of a function after those of the symbol tables around it: {@code inner::@f} for a function of a nested module. A module without a
   * name has its number in its block for one: {@code 0::@f}.
   */
  public static String name(FunctionLike function) {
    StringBuilder name = new StringBuilder(function.symbolName());
    for (Op op = ((Op) function).parentOp(); op != null && op.parentOp() != null; op = op.parentOp()) {
      if (op instanceof SymbolTable) name.insert(0, Objects.requireNonNullElse(SymbolTables.nameOf(op), number(op)) + "::@");
    }
    return name.toString();
  }

  private static String number(Op table) {
    int number = 0;
    for (Op op = table.prev(); op != null; op = op.prev()) number += op instanceof SymbolTable ? 1 : 0;
    return String.valueOf(number);
  }

  /** What a symbol means at an operation that the verifier has accepted. */
  public <T> T resolve(Op from, SymbolRefAttr symbol, Class<T> kind) {
    return kind.cast(Objects.requireNonNull(lookup(from, symbol), symbol::toString));
  }

  /** What a symbol means at an operation, or null. */
  public @Nullable Op lookup(Op from, SymbolRefAttr symbol) {
    return symbols.lookupFrom(from, symbol);
  }

  /**
   * The function that is run when a program is.
   *
   * @param name may begin with an at sign; null for the function main, or the only one with a body
   * @throws IllegalArgumentException with a message for the user, if there is no such function
   */
  public FunctionLike entry(@Nullable String name) {
    if (name != null) {
      String plain = name.startsWith("@") ? name.substring(1) : name;
      FunctionLike named = function(plain);
      if (named == null || named.isDeclaration()) throw new IllegalArgumentException("function '@" + plain + "' is not defined");
      return named;
    }
    FunctionLike main = function("main");
    if (main != null && !main.isDeclaration()) return main;
    List<FunctionLike> functions = functions();
    if (functions.isEmpty()) throw new IllegalArgumentException("no function has a body");
    if (functions.size() > 1) throw new IllegalArgumentException("several functions have a body: choose an entry");
    return functions.getFirst();
  }

  Code code(FunctionLike function) {
    Code known = compiled.get(function);
    if (known != null) return known;
    Code made = Emitter.compile(function, this);
    compiled.put(function, made);
    return made;
  }

  /** Whether control has come to a function. */
  public boolean isReached(FunctionLike function) {
    Code code = compiled.get(function);
    return code != null && code.entry.visited;
  }

  /**
   * Where control never came in the compiled functions: the first operation of each part of a block. What has no place of its own, as
   * the end of a region that the text leaves out, is not there.
   */
  public List<Op> notReached() {
    return compiled.keySet().stream().flatMap(function -> notReached(function).stream()).toList();
  }

  /** The same for one function; nothing if it is not compiled. */
  public List<Op> notReached(FunctionLike function) {
    Code code = compiled.get(function);
    if (code == null) return List.of();
    Map<Block, Op> unreached = new LinkedHashMap<>();
    code.segments.forEach((segment, first) -> {
      if (!segment.visited && hasItsOwnPlace(first)) unreached.merge(first.block(), first, (a, b) -> a.isBefore(b) ? a : b);
    });
    return List.copyOf(unreached.values());
  }

  private static boolean hasItsOwnPlace(Op op) {
    return DiagnosticPrinter.file(op.location()) != null && !op.location().equals(op.enclosingOp().location());
  }
}
