// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import static dev.freehold.dialects.syntax.PartCode.FLAG;
import static dev.freehold.dialects.syntax.PartCode.LIST;
import static dev.freehold.dialects.syntax.PartCode.NUMBER;
import static dev.freehold.dialects.syntax.PartCode.OPTIONAL;
import static dev.freehold.dialects.syntax.PartCode.OPTIONAL_NUMBER;
import static dev.freehold.dialects.syntax.StructKind.Part.defaulted;
import static dev.freehold.dialects.syntax.StructKind.Part.optional;
import static dev.freehold.dialects.syntax.StructKind.Part.required;

import dev.freehold.dialects.syntax.PartCode;
import dev.freehold.dialects.syntax.PartForm;
import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.dialects.syntax.StructKind.Part;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Debug information: what the source program was, for those who look at the machine's. */
final class DebugAttrs {
  private static final Set<String> TYPES =
      Set.of("di_null_type", "di_basic_type", "di_composite_type", "di_derived_type", "di_string_type", "di_subroutine_type");
  private static final Set<String> SCOPES = Set.of("di_compile_unit", "di_composite_type", "di_file", "di_lexical_block",
      "di_lexical_block_file", "di_subprogram", "di_module", "di_namespace", "di_common_block");
  private static final Set<String> VARIABLES = Set.of("di_global_variable", "di_local_variable");

  private static final PartForm SCOPE = oneOf("DIScopeAttr", SCOPES);
  private static final PartForm TYPE = oneOf("DITypeAttr", TYPES);
  private static final PartForm NODE = PartForm.attribute("DINodeAttr", DebugAttrs::isNode);
  private static final PartForm BOUND = PartForm.ATTRIBUTE.titled("::mlir::Attribute");
  private static final PartForm TAG = DwarfWords.TAG.form("debug info tag");
  private static final PartForm ENCODING = DwarfWords.ENCODING.form("debug info encoding");
  private static final Attribute ZERO = DebugForms.of(0);
  static final ArrayAttr NONE = ArrayAttr.of();

  static final StructKind FILE = kind("di_file", "FileAttr", required("name", PartForm.STRING), required("directory", PartForm.STRING))
      .separatedBy(" in ").encoded(6, PartCode.STRING, PartCode.STRING);
  static final StructKind EXPRESSION = new StructKind("llvm", "di_expression", defaulted("operations", PartForm.list(DebugStep.FORM), NONE))
      .betweenAny("[", "]").called("LLVM_DIExpressionAttr").encoded(5, LIST);

  private static final PartForm OF_FILE = PartForm.of(() -> FILE);
  private static final PartForm OF_EXPRESSION = PartForm.of(() -> EXPRESSION);
  // A method names what is defined further down.
  private static final PartForm OF_GLOBAL = PartForm.of(DebugAttrs::global).titled("DIGlobalVariableAttr");

  private static final StructKind BASIC_TYPE = kind("di_basic_type", "BasicTypeAttr", defaulted("tag", TAG, ZERO), required("name", PartForm.STRING),
      defaulted("sizeInBits", PartForm.UNSIGNED_64, ZERO), defaulted("encoding", ENCODING, ZERO)).encoded(0, NUMBER, PartCode.STRING, NUMBER, NUMBER);
  private static final StructKind COMPILE_UNIT = kind("di_compile_unit", "CompileUnitAttr", required("id", DebugForms.DISTINCT),
      required("sourceLanguage", DwarfWords.LANGUAGE.form("debug info language")), required("file", OF_FILE), string("producer"),
      required("isOptimized", PartForm.BOOL), required("emissionKind", DebugForms.EMISSION),
      defaulted("nameTableKind", DebugForms.NAME_TABLE, ZERO), string("splitDebugFilename"))
      .encoded(1, PartCode.ATTRIBUTE, NUMBER, PartCode.ATTRIBUTE, OPTIONAL, FLAG, NUMBER, NUMBER, null);
  private static final StructKind COMPOSITE_TYPE = kind("di_composite_type", "CompositeTypeAttr", optional("recId", DebugForms.DISTINCT), flag("isRecSelf"),
      defaulted("tag", TAG, ZERO), string("name"), file(), number("line"), scope(), optional("baseType", TYPE),
      defaulted("flags", DebugForms.FLAGS, ZERO), size("sizeInBits"), size("alignInBits"), optional("dataLocation", OF_EXPRESSION),
      optional("rank", OF_EXPRESSION), optional("allocated", OF_EXPRESSION), optional("associated", OF_EXPRESSION), nodes("elements"))
      .encoded(2, OPTIONAL, FLAG, NUMBER, OPTIONAL, OPTIONAL, NUMBER, OPTIONAL, OPTIONAL, NUMBER, NUMBER, NUMBER, OPTIONAL, OPTIONAL, OPTIONAL,
          OPTIONAL, LIST);
  private static final StructKind DERIVED_TYPE = kind("di_derived_type", "DerivedTypeAttr", defaulted("tag", TAG, ZERO), string("name"),
      optional("baseType", TYPE), size("sizeInBits"), number("alignInBits"), size("offsetInBits"),
      optional("dwarfAddressSpace", PartForm.UNSIGNED_32.orNothing()), optional("extraData", NODE))
      .encoded(3, NUMBER, OPTIONAL, OPTIONAL, NUMBER, NUMBER, NUMBER, OPTIONAL_NUMBER, OPTIONAL);
  private static final StructKind GLOBAL = kind("di_global_variable", "GlobalVariable", scope(), string("name"), string("linkageName"),
      required("file", OF_FILE), required("line", PartForm.UNSIGNED_32), required("type", TYPE), flag("isLocalToUnit"), flag("isDefined"),
      line("alignInBits")).encoded(7, OPTIONAL, OPTIONAL, OPTIONAL, PartCode.ATTRIBUTE, NUMBER, PartCode.ATTRIBUTE, FLAG, FLAG, NUMBER);
  static final StructKind GLOBAL_EXPRESSION = kind("di_global_variable_expression", "GlobalVariableExpressionAttr", required("var", OF_GLOBAL),
      optional("expr", OF_EXPRESSION)).encoded(8, PartCode.ATTRIBUTE, OPTIONAL);
  private static final StructKind IMPORTED = kind("di_imported_entity", "ImportedEntityAttr", defaulted("tag", TAG, ZERO), required("scope", SCOPE),
      required("entity", NODE), file(), line("line"), string("name"), nodes("elements"))
      .encoded(9, NUMBER, PartCode.ATTRIBUTE, PartCode.ATTRIBUTE, OPTIONAL, NUMBER, OPTIONAL, LIST);
  static final StructKind LABEL = kind("di_label", "LabelAttr", required("scope", SCOPE), string("name"), file(), line("line"))
      .encoded(10, PartCode.ATTRIBUTE, OPTIONAL, OPTIONAL, NUMBER);
  private static final StructKind BLOCK = kind("di_lexical_block", "LexicalBlockAttr", required("scope", SCOPE), file(), line("line"), line("column"))
      .encoded(11, PartCode.ATTRIBUTE, OPTIONAL, NUMBER, NUMBER);
  private static final StructKind BLOCK_FILE = kind("di_lexical_block_file", "LexicalBlockFile", required("scope", SCOPE), file(),
      required("discriminator", PartForm.UNSIGNED_32)).encoded(12, PartCode.ATTRIBUTE, OPTIONAL, NUMBER);
  static final StructKind LOCAL = kind("di_local_variable", "LocalVariableAttr", required("scope", SCOPE), string("name"), file(), line("line"),
      line("arg"), line("alignInBits"), optional("type", TYPE), defaulted("flags", DebugForms.FLAGS, ZERO))
      .encoded(13, PartCode.ATTRIBUTE, OPTIONAL, OPTIONAL, NUMBER, NUMBER, NUMBER, OPTIONAL, NUMBER);
  private static final StructKind NAMESPACE = kind("di_namespace", "NamespaceAttr", string("name"), scope(), required("exportSymbols", PartForm.BOOL))
      .encoded(14, OPTIONAL, OPTIONAL, FLAG);
  private static final StructKind SUBROUTINE = kind("di_subroutine_type", "SubroutineTypeAttr",
      defaulted("callingConvention", DwarfWords.CALLING_CONVENTION.form("debug info calling convention"), ZERO),
      defaulted("types", PartForm.list(TYPE), NONE)).encoded(17, NUMBER, LIST);
  private static final StructKind SUBPROGRAM = kind("di_subprogram", "SubprogramAttr", optional("recId", DebugForms.DISTINCT), flag("isRecSelf"),
      optional("id", DebugForms.DISTINCT), optional("compileUnit", PartForm.of(() -> COMPILE_UNIT)), scope(), string("name"),
      string("linkageName"), file(), line("line"), line("scopeLine"), defaulted("subprogramFlags", DebugForms.SUBPROGRAM_FLAGS, ZERO),
      optional("type", PartForm.of(() -> SUBROUTINE)), nodes("retainedNodes"), nodes("annotations"))
      .encoded(15, OPTIONAL, FLAG, OPTIONAL, OPTIONAL, OPTIONAL, OPTIONAL, OPTIONAL, OPTIONAL, NUMBER, NUMBER, NUMBER, OPTIONAL, LIST, LIST);
  private static final StructKind SUBRANGE = new StructKind("llvm", "di_subrange", any("count"), any("lowerBound"), any("upperBound"),
      any("stride")).called("LLVM_DISubrangeAttr").encoded(16, OPTIONAL, OPTIONAL, OPTIONAL, OPTIONAL);

  static final List<StructKind> ALL = List.of(FILE, EXPRESSION, BASIC_TYPE, COMPILE_UNIT, COMPOSITE_TYPE, DERIVED_TYPE, GLOBAL,
      GLOBAL_EXPRESSION, IMPORTED, LABEL, BLOCK, BLOCK_FILE, LOCAL, NAMESPACE, SUBROUTINE, SUBPROGRAM, SUBRANGE,
      kind("di_null_type", "NullTypeAttr").bareWhenEmpty(),
      kind("di_common_block", "CommonBlockAttr", required("scope", SCOPE), optional("decl", OF_GLOBAL), required("name", PartForm.STRING), file(),
          line("line")),
      kind("di_module", "ModuleAttr", file(), scope(), string("name"), string("configMacros"), string("includePath"), string("apinotes"), line("line"),
          flag("isDecl")),
      kind("di_string_type", "StringTypeAttr", defaulted("tag", TAG, ZERO), required("name", PartForm.STRING), size("sizeInBits"), number("alignInBits"),
          optional("stringLength", oneOf("DIVariableAttr", VARIABLES)), optional("stringLengthExp", OF_EXPRESSION),
          optional("stringLocationExp", OF_EXPRESSION),
          defaulted("encoding", ENCODING, ZERO)),
      new StructKind("llvm", "di_annotation", required("name", PartForm.STRING), required("value", PartForm.STRING)).called("LLVM_DIAnnotationAttr"),
      new StructKind("llvm", "di_generic_subrange", any("count"), required("lowerBound", BOUND), any("upperBound"),
          required("stride", BOUND)).called("LLVM_DIGenericSubrangeAttr"));

  private DebugAttrs() {}

  /** Messages call the attribute by the title, with a prefix. */
  private static StructKind kind(String mnemonic, String title, Part... parts) {
    return new StructKind("llvm", mnemonic, parts).called("LLVM_DI" + title).withAlias();
  }

  private static StructKind global() {
    return GLOBAL;
  }

  private static Part string(String name) {
    return optional(name, PartForm.STRING);
  }

  private static Part flag(String name) {
    return defaulted(name, PartForm.BOOL, IntegerAttr.FALSE);
  }

  private static Part line(String name) {
    return defaulted(name, PartForm.UNSIGNED_32, ZERO);
  }

  private static Part number(String name) {
    return defaulted(name, DebugForms.NUMBER, ZERO);
  }

  private static Part size(String name) {
    return defaulted(name, PartForm.UNSIGNED_64, ZERO);
  }

  private static Part file() {
    return optional("file", OF_FILE);
  }

  private static Part scope() {
    return optional("scope", SCOPE);
  }

  private static Part any(String name) {
    return optional(name, BOUND);
  }

  private static Part nodes(String name) {
    return defaulted(name, PartForm.list(NODE), NONE);
  }

  private static boolean isNode(Attribute attr) {
    return attr instanceof StructAttr struct && struct.dialect().equals("llvm") && struct.kind().mnemonic().startsWith("di_");
  }

  private static PartForm oneOf(String title, Set<String> kinds) {
    Predicate<Attribute> fits = attr -> attr instanceof StructAttr struct && struct.dialect().equals("llvm") && kinds.contains(struct.kind().mnemonic());
    return PartForm.attribute(title, fits);
  }
}
