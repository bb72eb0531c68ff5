// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpFormatter;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Severity;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.PrintOptions;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Takes what is wrong with one operation, and hands it on once no more notes can come. */
final class OpChecker implements Checker {
  private final Registry registry;
  private final Profile profile;
  private final SymbolTables symbols;
  private final Diagnostics diagnostics;
  private final OpFormatter formatter;
  private @Nullable Op op;
  private Diagnostic.@Nullable Builder pending;
  private boolean failed;
  private int errors;

  OpChecker(Registry registry, Profile profile, SymbolTables symbols, Diagnostics diagnostics) {
    this.registry = registry;
    this.profile = profile;
    this.symbols = symbols;
    this.diagnostics = diagnostics;
    this.formatter = OpFormatter.with(diagnostics.printing());
  }

  /** Starts with another operation, or another kind of checks. */
  void begin(Op newOp) {
    flush();
    op = newOp;
    failed = false;
  }

  private Op op() {
    return Objects.requireNonNull(op, "checks have begun");
  }

  /** Hands on what has been reported so far. */
  void flush() {
    if (pending != null) diagnostics.report(pending.build());
    pending = null;
  }

  /** One for another thread, which hands what it takes to somebody else. */
  OpChecker reportingTo(Consumer<Diagnostic> receiver) {
    return new OpChecker(registry, profile, symbols, new Diagnostics() {
      @Override
      public void report(Diagnostic diagnostic) {
        receiver.accept(diagnostic);
      }

      @Override
      public PrintOptions printing() {
        return diagnostics.printing();
      }
    });
  }

  /** Reports what another one has taken. */
  void add(List<Diagnostic> reported) {
    flush();
    for (Diagnostic each : reported) {
      if (each.severity() == Severity.ERROR) errors++;
      diagnostics.report(each);
    }
  }

  /** How many errors there have been. */
  int errors() {
    return errors;
  }

  @Override
  public Diagnostic.Builder error(String message) {
    return plainError("'" + op().name() + "' op " + message);
  }

  /** Reports like {@link #error}; false, as what a check says that has found a fault. */
  boolean fail(String message) {
    error(message);
    return false;
  }

  @Override
  public Diagnostic.Builder plainError(String message) {
    return errorOf(op(), message);
  }

  @Override
  public Diagnostic.Builder errorOf(Op other, String message) {
    return errorAt(other.location(), message).see(other, formatter.format(other));
  }

  @Override
  public Diagnostic.Builder errorAt(Location location, String message) {
    flush();
    failed = true;
    errors++;
    pending = Diagnostic.error(location, message);
    return pending;
  }

  @Override
  public void warning(String message) {
    flush();
    diagnostics.report(Diagnostic.warning(op().location(), message).build());
  }

  @Override
  public boolean isAsDeclared(Op other) {
    return !other.isRegistered() || Declared.isAsDeclared(other, new OpChecker(registry, profile, symbols, diagnostic -> {}));
  }

  @Override
  public boolean failed() {
    return failed;
  }

  @Override
  public Registry registry() {
    return registry;
  }

  @Override
  public Profile profile() {
    return profile;
  }

  @Override
  public SymbolTables symbols() {
    return symbols;
  }
}
