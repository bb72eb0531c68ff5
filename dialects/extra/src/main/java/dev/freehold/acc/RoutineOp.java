// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;

/** A function that the device may call: {@code acc.routine @r func(@f) bind("g" [#acc.device_type<host>]) gang(dim: 1 : i64)}. */
public final class RoutineOp extends Op implements IsolatedFromAbove {
  private static final List<String> LEVELS = List.of("gang", "worker", "vector", "seq");

  public static final OpDef<RoutineOp> DEF = define();

  private RoutineOp(OpState<?> state) {
    super(state);
  }

  private static OpDef<RoutineOp> define() {
    OpDefBuilder<RoutineOp> op = OpDef.of("acc.routine", RoutineOp.class, RoutineOp::new)
        .attr("sym_name", AttrSets.SYMBOL_NAME)
        .attr("func_name", AttrSets.SYMBOL_REF)
        .optionalAttr("bindIdName", AttrSets.SYMBOL_REF_ARRAY)
        .optionalAttr("bindStrName", AttrSets.STRING_ARRAY)
        .optionalAttr("nohost", AttrSets.UNIT)
        .optionalAttr("implicit", AttrSets.UNIT)
        .optionalAttr("gangDim", AttrSets.I64_ARRAY)
        .directive("BindName", Directive.of(RoutineOp::parseBind, RoutineOp::printBind))
        .directive("Gang", Directive.of(RoutineOp::parseGang, RoutineOp::printGang));
    for (String name : List.of("bindIdNameDeviceType", "bindStrNameDeviceType", "gangDimDeviceType")) op.optionalAttr(name, DeviceTypes.ARRAY);
    for (String level : LEVELS) op.optionalAttr(level, DeviceTypes.ARRAY);
    for (String level : LEVELS.subList(1, LEVELS.size())) op.directive(level, DeviceTypes.list(level));
    return op.assembly("$sym_name `func` `(` $func_name `)` oilist("
        + "`bind` `(` custom<BindName>($bindIdName, $bindStrName, $bindIdNameDeviceType, $bindStrNameDeviceType) `)` "
        + "| `gang` `` custom<Gang>($gang, $gangDim, $gangDimDeviceType) | `worker` custom<worker>($worker) | `vector` custom<vector>($vector) "
        + "| `seq` custom<seq>($seq) | `nohost` $nohost | `implicit` $implicit) attr-dict-with-keyword").build();
  }

  private static void parseBind(OpParser p, FormatState<RoutineOp> state) {
    List<Attribute> symbols = new ArrayList<>();
    List<Attribute> symbolDevices = new ArrayList<>();
    List<Attribute> strings = new ArrayList<>();
    List<Attribute> stringDevices = new ArrayList<>();
    do {
      Attribute name = p.attribute();
      boolean symbol = name instanceof SymbolRefAttr;
      (symbol ? symbols : strings).add(name);
      (symbol ? symbolDevices : stringDevices).add(DeviceTypes.parseOne(p));
    } while (p.accept(","));
    state.attr("bindIdName", ArrayAttr.of(symbols));
    state.attr("bindStrName", ArrayAttr.of(strings));
    state.attr("bindIdNameDeviceType", ArrayAttr.of(symbolDevices));
    state.attr("bindStrNameDeviceType", ArrayAttr.of(stringDevices));
  }

  private static void printBind(RoutineOp op, OpPrinter out) {
    List<Attribute> names = new ArrayList<>(elements(op, "bindIdName"));
    names.addAll(elements(op, "bindStrName"));
    List<Attribute> devices = new ArrayList<>(DeviceTypes.of(op, "bindIdNameDeviceType"));
    devices.addAll(DeviceTypes.of(op, "bindStrNameDeviceType"));
    for (int i = 0; i < names.size() && i < devices.size(); i++) {
      out.text(i > 0 ? ", " : "").attr(names.get(i));
      DeviceTypes.printOne(devices.get(i), out);
    }
  }

  private static List<Attribute> elements(Op op, String name) {
    return op.attr(name) instanceof ArrayAttr array ? array.elements() : List.of();
  }

  private static void parseGang(OpParser p, FormatState<RoutineOp> state) {
    if (!p.accept("(")) {
      state.attr("gang", DeviceTypes.ONLY_NONE);
      return;
    }
    List<Attribute> alone = DeviceTypes.parseList(p);
    state.attr("gang", ArrayAttr.of(alone));
    if (alone.isEmpty() || p.accept(",")) {
      List<Attribute> dimensions = new ArrayList<>();
      List<Attribute> devices = new ArrayList<>();
      do {
        p.expect("dim");
        p.expect(":");
        dimensions.add(p.attribute());
        devices.add(DeviceTypes.parseOne(p));
      } while (p.accept(","));
      state.attr("gangDim", ArrayAttr.of(dimensions));
      state.attr("gangDimDeviceType", ArrayAttr.of(devices));
    }
    p.expect(")");
  }

  private static void printGang(RoutineOp op, OpPrinter out) {
    List<Attribute> alone = DeviceTypes.of(op, "gang");
    List<Attribute> dimensions = elements(op, "gangDim");
    List<Attribute> devices = DeviceTypes.of(op, "gangDimDeviceType");
    if (devices.isEmpty() && DeviceTypes.isOnlyNone(op, "gang")) return;
    out.text("(");
    DeviceTypes.printList(alone, out);
    if (!alone.isEmpty() && !devices.isEmpty()) out.text(", ");
    for (int i = 0; i < dimensions.size() && i < devices.size(); i++) {
      IntegerAttr dimension = (IntegerAttr) dimensions.get(i);
      out.text(i > 0 ? ", dim: " : "dim: ").text(dimension.value().toString()).text(" : ").type(dimension.type());
      DeviceTypes.printOne(devices.get(i), out);
    }
    out.text(")");
  }

  @Override
  protected void verify(Checker check) {
    int always = 0;
    for (String device : AccEnums.DEVICE.keywords()) {
      int levels = levels(AccEnums.DEVICE.of(device));
      if (device.equals("none")) always = levels;
      boolean right = levels <= 1 && (device.equals("none") || always == 0 || levels == 0);
      if (right) continue;
      String which = device.equals("none") ? "" : " for device_type `" + device + "`";
      check.plainError("only one of `gang`, `worker`, `vector`, `seq` can be present at the same time" + which);
      return;
    }
  }

  /** How many levels of parallelism the routine has on a kind of device. */
  private int levels(Attribute device) {
    int levels = DeviceTypes.of(this, "gangDimDeviceType").contains(device) ? 1 : 0;
    for (String level : LEVELS) levels += DeviceTypes.of(this, level).contains(device) ? 1 : 0;
    return levels;
  }
}
