module attributes {test.x = #tosa.ext<bf16>} {}
// -----
module attributes {test.x = #tosa.level<"8k">} {}
// -----
module attributes {test.x = #tosa.specification_version<"1.0">} {}
// -----
module attributes {test.x = #tosa.target_env<specification_version = "1.0", level = "9k", profiles = [pro_int], extensions = [bf16]>} {}
// -----
module attributes {test.x = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_fp], extensions = [bf16, fft]>} {}
// -----
module attributes {test.x = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_fp], extensions = [bf16 fft]>} {}
// -----
module attributes {test.x = #tosa.ext<bf17>} {}
// -----
module attributes {test.x = #tosa.target_env<level = none, profiles = [pro_fp], extensions = [bf16 fft]>} {}
// -----
module attributes {test.x = #tosa.target_env<specification_version = "1.2", level = "9k", profiles = [pro_int], extensions = [bf16]>} {}
// -----
