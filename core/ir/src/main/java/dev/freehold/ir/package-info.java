// SPDX-License-Identifier: Apache-2.0
/**
 * The IR: what a program consists of while it is analyzed and transformed. Whoever knows MLIR finds its concepts under its names.
 *
 * <h2>Structure</h2>
 *
 * <ul>
 * <li>An {@link dev.freehold.ir.Op operation} has operands, results, attributes, regions and, if it is a terminator, successors. The Java class of
 * an operation is final and has no fields; what is particular to one kind of operation is declared in an {@link dev.freehold.ir.OpDef}. Traits and
 * interfaces are Java interfaces ({@code dev.freehold.ir.iface}). An operation that nobody has registered is an
 * {@link dev.freehold.ir.UnregisteredOp}.</li>
 * <li>A {@link dev.freehold.ir.Value value} is the result of an operation or the argument of a block. Its uses are an intrusive list of
 * {@link dev.freehold.ir.Use}s: an operand <em>is</em> a node of the use list of its value, so adding, moving and removing a use takes constant
 * time.</li>
 * <li>A {@link dev.freehold.ir.Block block} is a list of operations behind a list of arguments; a {@link dev.freehold.ir.Region region} is a list
 * of blocks and belongs to an operation. A {@link dev.freehold.ir.Successor} is an edge from a terminator to a block, and the predecessors of a
 * block are a list of such edges.</li>
 * <li>{@link dev.freehold.ir.attribute.Type Types} and {@link dev.freehold.ir.attribute.Attribute attributes} are immutable and compared with {@code equals}; most are
 * records. Those of the {@code builtin} dialect are in {@code dev.freehold.ir.builtin}. There is no context to create them in.</li>
 * <li>A {@link dev.freehold.ir.attribute.Location} says where something comes from.</li>
 * </ul>
 *
 * <p>Operations, values, blocks and regions are mutable and have an identity: they are compared with {@code ==} and stay what they are when they
 * are moved.
 *
 * <p>Strings are text everywhere: in attributes, names, locations and messages, from the parser to the printer. Programs hold bytes;
 * {@link dev.freehold.ir.attribute.Utf8} says how any bytes become text and are the same bytes again.
 *
 * <h2>Changing it</h2>
 *
 * <p>A {@link dev.freehold.ir.Rewriter} creates, replaces, moves and erases operations at an insertion point; code outside of this package has no
 * other way to change the IR. It notifies {@link dev.freehold.ir.IrListener}s of each change, so that patterns and passes do not report what they
 * have changed. This replaces each use of {@code value + 0} by {@code value}:
 *
 * <pre>{@code
 *  Rewriter rewriter = new Rewriter(registry);
 *  module.walk(AddIOp.class, add -> {
 *    if (isZero(add.operand(1))) rewriter.replace(add, add.operand(0));
 *  });
 *  }</pre>
 *
 * <h2>Dialects</h2>
 *
 * <p>A {@link dev.freehold.ir.Dialect} is found by {@link java.util.ServiceLoader} and hands its operations, types, attributes and patterns to a
 * {@link dev.freehold.ir.Registrar}. The {@link dev.freehold.ir.Registry} holds the dialects in force; it is all that is left of an
 * {@code MLIRContext}. An {@link dev.freehold.ir.Extension} attaches interfaces and patterns to operations of other dialects. What an operation
 * does to memory is a set of {@link dev.freehold.ir.Effect}s, which {@link dev.freehold.ir.Effects} finds out.
 *
 * <h2>Text</h2>
 *
 * <p>{@code dev.freehold.ir.text} parses and prints, {@code dev.freehold.ir.bytecode} reads and writes the binary form,
 * {@code dev.freehold.ir.verify} checks what the definitions demand. All of these report {@link dev.freehold.ir.Diagnostic}s.
 *
 * <p>Start with {@link dev.freehold.ir.Op}, {@link dev.freehold.ir.Use}, {@link dev.freehold.ir.OpDef}, {@link dev.freehold.ir.Rewriter}.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/LangRef/">MLIR Language Reference</a>,
 * <a href="https://mlir.llvm.org/docs/Tutorials/UnderstandingTheIRStructure/">Understanding the IR Structure</a>.
 */
package dev.freehold.ir;
