// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.described;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.irdl.constraint.Misdescription;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a {@link Flow}:
 *
 * <pre>
 *   freehold.flow = {enter = ["before"], before = ["after", "exit"], after = ["before"]}
 *   freehold.inputs = "inits"                 what is passed on the way in; {before = "inits"} where it depends on the way
 *   freehold.outputs = "results"              what receives on the way out; all results where it is absent
 *   freehold.own_arguments = {after = 1}      leading arguments of regions that nobody passes
 * </pre>
 */
final class FlowReader {
  private static final String FLOW = "flow";
  private static final String INPUTS = "inputs";
  private static final String OUTPUTS = "outputs";
  private static final String OWN_ARGUMENTS = "own_arguments";
  private static final String ENTER = "enter";
  private static final String EXIT = "exit";

  private final Definition definition;
  private final int regions;

  private FlowReader(Definition definition) {
    this.definition = definition;
    regions = definition.regions().size();
  }

  static @Nullable Flow read(Definition definition) throws Misdescription {
    FlowReader reader = new FlowReader(definition);
    DictAttr flow = definition.dictionary(FLOW);
    if (flow != null) return new Flow(reader.successors(flow), reader.inputs(), reader.ownArguments(), reader.outputs());
    for (String keyword : List.of(INPUTS, OUTPUTS, OWN_ARGUMENTS)) {
      if (definition.attribute(keyword) != null) throw definition.wrong(keyword, "requires 'freehold.flow'");
    }
    return null;
  }

  private List<List<Integer>> successors(DictAttr flow) throws Misdescription {
    List<List<Integer>> successors = new ArrayList<>(Collections.nCopies(regions + 1, null));
    for (String from : flow.names()) {
      List<Integer> targets = new ArrayList<>();
      for (Attribute to : definition.array(FLOW, flow.require(from))) targets.add(target(FLOW, definition.string(FLOW, to)));
      if (targets.stream().distinct().count() < targets.size()) throw definition.wrong(FLOW, "has an edge from '" + from + "' twice");
      successors.set(from.equals(ENTER) ? regions : definition.region(FLOW, from), List.copyOf(targets));
    }
    for (int i = 0; i <= regions; i++) {
      String from = i == regions ? ENTER : definition.regions().get(i).name();
      if (successors.get(i) == null) throw definition.wrong(FLOW, "has no successors for '" + from + "'");
    }
    definition.passResults(FLOW);
    return List.copyOf(successors);
  }

  /** The number of a region; {@link Flow#EXIT} for the operation. */
  private int target(String keyword, String name) throws Misdescription {
    return name.equals(EXIT) ? Flow.EXIT : definition.region(keyword, name);
  }

  private List<Integer> inputs() throws Misdescription {
    Attribute attribute = definition.attribute(INPUTS);
    if (attribute instanceof StringAttr group) {
      return Collections.nCopies(regions + 1, definition.passedOperands(INPUTS, group.value()));
    }
    List<Integer> inputs = new ArrayList<>(Collections.nCopies(regions + 1, -1));
    DictAttr groups = definition.dictionary(INPUTS);
    if (groups == null) return inputs;
    for (String to : groups.names()) {
      int target = target(INPUTS, to);
      inputs.set(target == Flow.EXIT ? regions : target, definition.passedOperands(INPUTS, definition.string(INPUTS, groups.require(to))));
    }
    return inputs;
  }

  private int outputs() throws Misdescription {
    String group = definition.string(OUTPUTS);
    return group == null ? -1 : definition.resultSegment(OUTPUTS, group);
  }

  private List<Integer> ownArguments() throws Misdescription {
    List<Integer> counts = new ArrayList<>(Collections.nCopies(regions, 0));
    DictAttr given = definition.dictionary(OWN_ARGUMENTS);
    if (given == null) return counts;
    for (String name : given.names()) {
      int region = definition.region(OWN_ARGUMENTS, name);
      if (!(given.get(name) instanceof IntegerAttr count) || count.value().signum() < 0 || count.value().bitLength() > 31) {
        throw definition.wrong(OWN_ARGUMENTS, "requires a number of arguments for '" + name + "'");
      }
      counts.set(region, count.value().intValue());
    }
    return counts;
  }
}
