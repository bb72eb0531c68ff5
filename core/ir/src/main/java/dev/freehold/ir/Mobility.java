// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Where operations of a kind may be moved and with which others they may be merged, as their definition says. Passes that move or merge operations ask
 * this and {@link Effects}, and nothing else:
 *
 * <pre>
 *   OpDef.of("tensor.extract", …).speculatableIf("the indices are constants in bounds", ExtractOp::isInBounds)
 *   OpDef.of("linalg.index", …).dependsOn(StructuredOp.class)
 *   OpDef.of("async.create_group", …).identity()
 * </pre>
 *
 * @param <O> the class of the operations
 */
public final class Mobility<O extends Op> {
  /** When an operation may run where the program does not run it. Its effects on memory are a question of their own. */
  public enum Speculation {
    /** It may fault or may not terminate. */
    NEVER,
    /** Its operands and attributes decide, and the operations in its regions. */
    IF_OPERANDS_ALLOW,
    /** The operations in its regions decide. */
    IF_REGIONS_ALLOW,
    /** On all operands it gives a result. */
    ALWAYS
  }

  /** A property that depends on the operands and attributes of an operation: {@code when}, as documentation says it, and the test. */
  record Condition<O>(String when, Predicate<? super O> test) {
    static <O> Condition<O> of(String when, Predicate<? super O> test) {
      return new Condition<>(when, test);
    }
  }

  private final Class<O> kind;
  private final Speculation speculation;
  private final @Nullable Condition<O> speculatable;
  private final @Nullable Predicate<? super O> declared;
  private final @Nullable Condition<O> identity;
  private final @Nullable Class<?> scope;
  private final boolean declaredSpeculatable;
  private final boolean recursive;

  Mobility(OpDefBuilder<O> b) {
    kind = b.kind;
    recursive = RecursivelySpeculatable.class.isAssignableFrom(kind);
    declaredSpeculatable = b.pure || AlwaysSpeculatable.class.isAssignableFrom(kind);
    speculatable = b.speculatable;
    declared = b.declaredSpeculatable;
    if (b.neverSpeculatable) speculation = Speculation.NEVER;
    else if (speculatable != null) speculation = Speculation.IF_OPERANDS_ALLOW;
    else if (recursive) speculation = Speculation.IF_REGIONS_ALLOW;
    else speculation = declaredSpeculatable ? Speculation.ALWAYS : Speculation.NEVER;
    identity = b.identity == null && HasIdentity.class.isAssignableFrom(kind) ? Condition.of("", op -> true) : b.identity;
    scope = b.scope == null && DependsOnParent.class.isAssignableFrom(kind) ? Op.class : b.scope;
  }

  /** When operations of this kind may run where the program does not run them. */
  public Speculation speculation() {
    return speculation;
  }

  /** On what {@link Speculation#IF_OPERANDS_ALLOW} depends, as documentation says it; empty in the other cases. */
  public String speculatableWhen() {
    return speculation == Speculation.IF_OPERANDS_ALLOW && speculatable != null ? speculatable.when : "";
  }

  /** Whether {@code op} may run where the program does not run it, as far as this depends on the operation itself, and not on those in its regions. */
  public boolean allowsSpeculation(Op op) {
    return switch (speculation) {
      case NEVER -> false;
      case IF_OPERANDS_ALLOW -> speculatable != null && speculatable.test.test(kind.cast(op));
      case IF_REGIONS_ALLOW, ALWAYS -> true;
    };
  }

  /** The same by the traits and interfaces alone that MLIR gives the kind: an operation with the trait {@code Pure} may run anywhere, even if it may fault. */
  boolean declaresSpeculation(Op op) {
    if (declared != null) return declared.test(kind.cast(op));
    return declaredSpeculatable || allowsSpeculation(op);
  }

  /** Whether the operations in its regions must allow it, too. */
  boolean isRecursive() {
    return recursive;
  }

  /** Whether MLIR gives the kind the trait that it may always run speculatively. */
  boolean isDeclaredSpeculatable() {
    return declaredSpeculatable;
  }

  /** Whether operations of this kind may make an object that is distinct from all others: a group, a token, a buffer. */
  public boolean mayHaveIdentity() {
    return identity != null;
  }

  /** On what it depends whether the results are distinct objects, as documentation says it; empty if it depends on nothing. */
  public String identityWhen() {
    return identity == null ? "" : identity.when;
  }

  /** Whether each execution of {@code op} makes an object that is distinct from all others. */
  public boolean hasIdentity(Op op) {
    return identity != null && identity.test.test(kind.cast(op));
  }

  /** The class of the operations around it on which the results depend; {@link Op} for the operation directly around it; null if on none. */
  public @Nullable Class<?> scope() {
    return scope;
  }

  /** The operation around {@code op} on which its results depend; null if there is none. */
  public @Nullable Op scopeOf(Op op) {
    if (scope == null) return null;
    Op around = op.parentOp();
    while (around != null && !scope.isInstance(around)) around = around.parentOp();
    return around;
  }
}
