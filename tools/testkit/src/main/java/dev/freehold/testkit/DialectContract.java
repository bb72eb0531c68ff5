// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.ir.text.DiagnosticPrinter;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import dev.freehold.opt.SplitBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What must hold for every operation of a dialect. A program with the operation is synthesized from its definition; then
 *
 * <ul>
 * <li>what is printed is read as the same program, in the custom form, in the generic form and as bytecode;
 * <li>a clone is the same;
 * <li>canonicalization, elimination of common subexpressions and hoisting out of loops leave a program that verifies;
 * <li>of programs with wrong types and attributes, the verifier reports a fault and its place, and does not throw.
 * </ul>
 *
 * <p>Where no synthesized program verifies, for the operation demands more than its definition says, only the last of these holds, until a test gives
 * a sample. This makes a JUnit test of each operation:
 *
 * <pre>
 *   &#64;TestFactory
 *   Stream&lt;DynamicTest&gt; contract() {
 *     DialectContract ring = DialectContract.of("ring").types("!ring.box&lt;memref&lt;4xi32&gt;&gt;").sample("...");
 *     return DynamicTest.stream(ring.operations(), OpContract::name, OpContract::check);
 *   }
 * </pre>
 */
public final class DialectContract {
  private static final int ATTEMPTS = 400;

  private final String namespace;
  private final Registry registry;
  private final List<OpDef<?>> ops;
  private final CandidatePool pool;
  private final Map<String, Source> samples = new HashMap<>();
  private final Set<String> losing = new HashSet<>();
  private @Nullable List<OpContract> contracts;

  private DialectContract(String namespace, Registry registry) {
    this.namespace = namespace;
    this.registry = registry;
    registry.load(namespace);
    List<OpDef<?>> found = new ArrayList<>(registry.ops());
    found.removeIf(def -> !def.dialect().equals(namespace));
    found.sort(Comparator.comparing(OpDef::name));
    ops = List.copyOf(found);
    if (ops.isEmpty()) throw new IllegalArgumentException("no operation in a dialect '" + namespace + "'");
    pool = new CandidatePool(registry, ops);
  }

  /**
   * The contract of a dialect.
   *
   * @param namespace a dialect that {@link java.util.ServiceLoader} finds
   * @throws IllegalArgumentException if there is none, or it has no operations
   */
  public static DialectContract of(String namespace) {
    return new DialectContract(namespace, Registry.load());
  }

  /** The dialect. */
  public String namespace() {
    return namespace;
  }

  /** Adds types to those that operations are synthesized from. */
  public DialectContract types(String... texts) {
    for (String text : texts) pool.addType(text);
    return this;
  }

  /** Adds attributes to those that operations are synthesized from. */
  public DialectContract attributes(String... texts) {
    for (String text : texts) pool.addAttribute(text);
    return this;
  }

  /**
   * Adds a program, or several with lines {@code // -----} between them, for the operations of the dialect in it: none is synthesized for them.
   *
   * @throws IllegalArgumentException if it is not right
   */
  public DialectContract sample(String programs) {
    for (Source program : SplitBuffer.of("sample", Utf8.encode(programs), SplitBuffer.MARKER, refuse(Source.of("sample", programs)))) {
      read(program).walk((Op op) -> samples.putIfAbsent(op.name(), program));
    }
    return this;
  }

  private static Diagnostics refuse(Source source) {
    return diagnostic -> {
      throw new IllegalArgumentException(new DiagnosticPrinter(source).text(diagnostic));
    };
  }

  private ModuleOp read(Source program) {
    Diagnostics refuse = refuse(program);
    Parsed parsed = Parser.parse(program, registry, new ParserOptions(true), refuse);
    ModuleOp module = Objects.requireNonNull(parsed, "errors are thrown").module();
    Verifier.verify(module, registry, refuse);
    return module;
  }

  /**
   * Names operations of which the custom form does not say all that the verifier accepts, as in many dialects of MLIR. Of the programs with these
   * that verify, one is looked for that is read as it was written.
   */
  public DialectContract losesInText(String... operations) {
    losing.addAll(List.of(operations));
    return this;
  }

  /** The contracts of the operations, by name. Several threads may check them, each its own. */
  public Stream<OpContract> operations() {
    if (contracts == null) contracts = ops.stream().map(this::contract).toList();
    return contracts.stream();
  }

  private OpContract contract(OpDef<?> def) {
    OpSynthesizer synthesizer = new OpSynthesizer(registry, pool, def, ops);
    Source sample = samples.get(def.name());
    // Also one with other operations is read for each of them: to copy a program is to write to its lists of uses.
    ModuleOp program = sample == null ? null : read(sample);
    return new OpContract(def.name(), registry, synthesizer, ATTEMPTS, losing.contains(def.name()), program);
  }

  /** The operations that no program was found for, and that need a sample. */
  public List<String> withoutProgram() {
    return operations().filter(each -> !each.hasProgram()).map(OpContract::name).toList();
  }
}
