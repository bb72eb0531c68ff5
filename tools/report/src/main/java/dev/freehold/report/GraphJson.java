// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.freehold.cf.CondBrOp;
import dev.freehold.explain.OwnershipGraph;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.scf.IfOp;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The graphs of the functions of a text as JSON. */
final class GraphJson {
  private static final int MAX_FUNCTIONS = 200;
  /** Larger graphs nobody can read, and no layout is quick for them. */
  private static final int MAX_BLOCKS = 250;
  /** How many buffers an edge names. */
  private static final int MAX_OWNED = 24;

  private final ProgramText text;
  private final ValueNames names;
  private final JsonGenerator json;

  GraphJson(ProgramText text, JsonGenerator json) {
    this.text = text;
    this.json = json;
    names = new ValueNames(text);
  }

  /** Writes the graphs of the first functions with a body, in the order of the text, and how many there are no graphs of. */
  void write(Registry registry) throws IOException {
    List<FunctionLike> functions = new ArrayList<>();
    text.module().walk(op -> {
      if (op instanceof FunctionLike function && !function.isDeclaration()) functions.add(function);
    });
    int shown = Math.min(functions.size(), MAX_FUNCTIONS);
    json.writeStartObject();
    json.writeArrayFieldStart("functions");
    for (FunctionLike function : functions.subList(0, shown)) graph(OwnershipGraph.of(function, registry));
    json.writeEndArray();
    json.writeNumberField("leftOut", functions.size() - shown);
    json.writeEndObject();
  }

  private void graph(OwnershipGraph graph) throws IOException {
    json.writeStartObject();
    json.writeStringField("function", ((FunctionLike) graph.function()).symbolName());
    json.writeNumberField("line", text.line(graph.function()));
    json.writeNumberField("blockCount", graph.blocks().size());
    boolean isShown = graph.blocks().size() <= MAX_BLOCKS;
    json.writeArrayFieldStart("blocks");
    for (OwnershipGraph.Block block : isShown ? graph.blocks() : List.<OwnershipGraph.Block>of()) block(block);
    json.writeEndArray();
    json.writeArrayFieldStart("edges");
    for (OwnershipGraph.Edge edge : isShown ? graph.edges() : List.<OwnershipGraph.Edge>of()) edge(edge, graph);
    json.writeEndArray();
    json.writeEndObject();
  }

  /** A block is the lines of its operations. */
  private void block(OwnershipGraph.Block block) throws IOException {
    SortedSet<Integer> lines = new TreeSet<>();
    for (Op op : block.ops()) {
      if (text.hasItsOwnLine(op)) lines.add(text.line(op));
    }
    json.writeStartArray();
    for (int line : lines) json.writeNumber(line);
    json.writeEndArray();
  }

  private void edge(OwnershipGraph.Edge edge, OwnershipGraph graph) throws IOException {
    json.writeStartObject();
    json.writeNumberField("from", edge.from());
    json.writeNumberField("to", edge.to());
    String label = label(edge, graph.blocks().get(edge.from()));
    if (label != null) json.writeStringField("label", label);
    json.writeNumberField("ownedCount", edge.owned().size());
    json.writeArrayFieldStart("owned");
    for (OwnershipGraph.Owned owned : edge.owned().subList(0, Math.min(edge.owned().size(), MAX_OWNED))) {
      json.writeStartObject();
      json.writeStringField("buffer", name(owned.buffer()));
      json.writeNumberField("line", text.line(owned.buffer().location()));
      json.writeStringField("status", owned.status().name().toLowerCase(Locale.ROOT).replace('_', '-'));
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("passed");
    for (OwnershipGraph.Passed passed : edge.passed()) {
      json.writeStartObject();
      json.writeStringField("value", name(passed.value()));
      json.writeStringField("parameter", name(passed.parameter()));
      json.writeBooleanField("isFlag", passed.isFlag());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  /** The answer to the question at the end of a block with which control takes an edge; null where there is none that has a name. */
  private static @Nullable String label(OwnershipGraph.Edge edge, OwnershipGraph.Block from) {
    Op end = from.ops().isEmpty() ? null : from.ops().getLast();
    if (!(end instanceof CondBrOp) && !(end instanceof IfOp)) return null;
    return edge.successor() == 0 ? "true" : "false";
  }

  private String name(Value value) {
    String name = names.of(value);
    return name == null ? "?" : name;
  }
}
