// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.freehold.builtin.UnrealizedConversionCastOp;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** When dialects are loaded, and what is in force then. */
class RegistryTest {
  /** An operation of {@code near}. */
  static final class NearOp extends Op {
    static final OpDef<NearOp> DEF = OpDef.of("near.op", NearOp.class, NearOp::new).build();

    NearOp(OpState<?> state) {
      super(state);
    }
  }

  /** An operation of {@code far}. */
  static final class FarOp extends Op {
    static final OpDef<FarOp> DEF = OpDef.of("far.op", FarOp.class, FarOp::new).build();

    FarOp(OpState<?> state) {
      super(state);
    }
  }

  /** What models say. */
  interface Named {
    String name();
  }

  /** A dialect whose registration is given to it. */
  private record Given(String namespace, Consumer<Registrar> registration) implements Dialect {
    @Override
    public void register(Registrar registrar) {
      registration.accept(registrar);
    }
  }

  private static final Dialect NEAR = new Given("near", registrar -> registrar.ops(NearOp.DEF));
  private static final Dialect FAR = new Given("far", registrar -> registrar.ops(FarOp.DEF));

  private static final Extension NAMES = registrar -> {
    registrar.whenLoaded("near", near -> near.model(NearOp.class, Named.class, op -> () -> "near"));
    registrar.whenLoaded("nowhere", nowhere -> nowhere.model(FarOp.class, Named.class, op -> () -> "nowhere"));
  };

  @Test
  void aRegistryLoadsNothing() {
    assertEquals(List.of(), Registry.of(NEAR, FAR).loaded());
    assertEquals(List.of("builtin", "far", "near"), Registry.of(NEAR, FAR).namespaces());
  }

  @Test
  void lookingAnOperationUpLoadsItsDialect() {
    Registry registry = Registry.of(NEAR, FAR);
    assertEquals(NearOp.DEF, registry.registered("near.op"));
    assertNull(registry.registered("near.other"));
    assertNull(registry.registered("nowhere.op"));
    assertEquals(List.of("near"), registry.loaded());
    assertEquals(1, registry.loadedCount());
  }

  @Test
  void aDialectIsLoadedOnce() {
    List<String> calls = new ArrayList<>();
    Registry registry = Registry.of(new Given("near", registrar -> calls.add("near")));
    registry.load("near");
    registry.registered("near.op");
    assertEquals(List.of("near"), calls);
  }

  @Test
  void insertingAnOperationLoadsItsDialect() {
    Registry registry = Registry.of(NEAR, FAR);
    Rewriter rewriter = new Rewriter(registry);
    rewriter.atEnd(new Block()).create(NearOp.DEF.state());
    assertEquals(List.of("near"), registry.loaded());
  }

  @Test
  void modelsOfExtensionsHoldForOperationsThatNobodyLookedUp() {
    Registry registry = Registry.of(List.of(NEAR, FAR), List.of(NAMES));
    assertEquals("near", registry.as(Rewriter.createDetached(NearOp.DEF.state()), Named.class).name());
    assertNull(registry.as(Rewriter.createDetached(FarOp.DEF.state()), Named.class));
  }

  @Test
  void moreDialectsKeepTheExtensions() {
    Registry registry = Registry.of(List.of(NEAR), List.of(NAMES)).with(List.of(FAR));
    assertNotNull(registry.as(Rewriter.createDetached(NearOp.DEF.state()), Named.class));
    assertNotNull(registry.registered("far.op"));
  }

  @Test
  void patternsAreInTheOrderOfTheirDialects() {
    Dialect near = new Given("near", registrar -> addPattern(registrar, "ofNear"));
    Dialect far = new Given("far", registrar -> addPattern(registrar, "ofFar"));
    Extension extension = registrar -> registrar.whenLoaded("builtin", builtin -> addPattern(builtin, "ofExtension"));
    Registry registry = Registry.of(List.of(near, far), List.of(extension));
    assertEquals(List.of("ofExtension"), patternNames(registry));
    registry.load("near");
    registry.load("far");
    assertEquals(List.of("ofFar", "ofNear", "ofExtension"), patternNames(registry));
  }

  private static void addPattern(Registrar registrar, String name) {
    registrar.pattern(UnrealizedConversionCastOp.class, name, (op, rewriter) -> {});
  }

  private static List<String> patternNames(Registry registry) {
    List<String> names = new ArrayList<>(registry.patterns(UnrealizedConversionCastOp.DEF).keySet());
    names.removeAll(UnrealizedConversionCastOp.DEF.patterns().keySet());
    return names;
  }

  private static String refusal(Dialect dialect, Extension... extensions) {
    Registry registry = Registry.of(List.of(dialect), List.of(extensions));
    String message = assertThrows(IllegalArgumentException.class, () -> registry.registered("near.op")).getMessage();
    assertEquals(message, assertThrows(IllegalArgumentException.class, registry::ops).getMessage());
    assertEquals(List.of("builtin"), registry.loaded());
    return message;
  }

  @Test
  void whatIsWrongIsRefusedAsAWhole() {
    assertEquals("dialect 'near' registers 'far.op'", refusal(new Given("near", registrar -> registrar.ops(NearOp.DEF, FarOp.DEF))));
    assertEquals("'near.op' is registered twice",
        refusal(new Given("near", registrar -> registrar.families(List.of(List.of(NearOp.DEF), List.of(NearOp.DEF))))));
    assertEquals("only a dialect registers operations", refusal(NEAR, registrar -> registrar.whenLoaded("near", near -> near.ops(FarOp.DEF))));
    assertEquals(NearOp.class + " has two models of " + Named.class, refusal(NEAR, NAMES, NAMES));
  }

  @Test
  void aModelOfAForeignOperationIsRefused() {
    String refusal = refusal(new Given("near", registrar -> registrar.model(FarOp.class, Named.class, op -> () -> "far")));
    assertEquals("a model of " + FarOp.class + " is registered with dialect 'near', which has no such operation", refusal);
  }
}
